import { eq } from 'drizzle-orm';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { formatReference, type LeadRecordBase } from '#contract/leads/lead.ts';
import { workMessages } from '#contract/leads/lead-work.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { IdempotencyKey } from '#server/platform/idempotency/idempotency-key.ts';
import { findRecord } from '#server/records/operations.ts';
import { submitRequest } from '#server/resources/appointments/submit-request.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { describeLeadRecords, findLead } from '#server/resources/leads/lead-records.ts';
import type { Lead } from '../lead.ts';
import type { Input } from '../submission.ts';
import type { SubmissionServices } from '../submission-services.ts';
import { addEntries } from '../timeline/entries.ts';

/** A request that a staff member enters for a customer. */
export interface EnteredRequest {
  input: Input;
  viewer: Viewer;
  actor: Actor;
  idempotencyKey: IdempotencyKey;
}

/** Reads a dealer's label, 'Name, City'. */
async function readDealerLabel(db: Db, dealerId: string): Promise<string | undefined> {
  const { name, city } = dealers;
  const [dealer] = await db.select({ name, city }).from(dealers).where(eq(dealers._id, dealerId));
  return dealer && dealershipLabel(dealer);
}

/**
 * Adds the dealership of the viewer's own dealer to the input, if the form asks for one. Throws 'invalid' if it names
 * another, by id or by label: an account of a dealer may only enter requests for its own dealer.
 */
async function nameOwnDealer(
  db: Db,
  { dealership }: Lead['facts'],
  dealerId: string,
  input: Input,
): Promise<Input> {
  if (input.dealerId !== undefined && input.dealerId !== dealerId) {
    throw invalidInput([{ field: 'dealerId', message: workMessages.ownDealerRequests }]);
  }
  if (!dealership) return input;
  const label = await readDealerLabel(db, dealerId);
  const named = input[dealership];
  if (named !== undefined && named !== label) {
    throw invalidInput([{ field: dealership, message: workMessages.ownDealerRequests }]);
  }
  return { ...input, [dealership]: label };
}

/** Starts the timeline with who entered the request, and writes the audit line. */
async function recordTaking(
  tx: Db,
  lead: Lead,
  id: string,
  { viewer, actor }: Pick<EnteredRequest, 'viewer' | 'actor'>,
): Promise<void> {
  const owner = { kind: lead.facts.slug, recordId: id };
  const text = `Reference ${formatReference(id)}`;
  await addEntries(tx, owner, [{ type: 'submitted', by: actor.username, text }]);
  const after = await findRecord(tx, describeLeadRecords(lead, viewer), id);
  await recordAudit(tx, actor, { ...owner, before: null, after });
}

/**
 * Stores a request that staff enter, with the same statement as visitors' requests, and returns it. If an account of a
 * dealer enters it, it is assigned to that dealer and account. The agreements are false, since the customer has not
 * given them. Repeats with the same key store nothing and return the first request. Throws 'invalid' for another
 * dealer's dealership.
 */
export async function takeRequest(
  services: SubmissionServices,
  lead: Lead,
  { input: given, viewer, actor, idempotencyKey }: EnteredRequest,
): Promise<LeadRecordBase> {
  const { db } = services.database;
  const { username, dealerId } = viewer;
  const named = dealerId ? await nameOwnDealer(db, lead.facts, dealerId, given) : given;
  const agreements = Object.fromEntries(lead.facts.agreements.map((name) => [name, false]));
  const { receipt } = await submitRequest(services, lead, {
    input: { ...named, ...agreements },
    sender: { ipAddress: null, userAgent: null },
    idempotencyKey,
    taken: {
      answerer: dealerId ? { dealerId, assignedTo: username } : null,
      record: (tx, id) => recordTaking(tx, lead, id, { viewer, actor }),
    },
  });
  return await findLead(db, lead, receipt._id, viewer);
}
