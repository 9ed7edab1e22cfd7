import { and, eq } from 'drizzle-orm';
import {
  type emailInput,
  isEmailAddress,
  type loggedInput,
  type TimelineEntry,
  timelineMessages,
} from '#contract/leads/timeline.ts';
import type { z } from '#contract/zod.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { queueEmails } from '#server/platform/mail/queue-emails.ts';
import { changeRecord, lockRecord } from '#server/records/records.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { markMoveSeen } from '#server/resources/appointments/store-change.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { messageTemplates } from '#server/resources/message-templates/resource.ts';
import type { Lead } from '../lead.ts';
import { describeLeadRecords, type StoredLead } from '../lead-records.ts';
import { isClaimedBy } from '../work-change.ts';
import { addEntries, type NewEntry } from './entries.ts';
import { recordChanges } from './record-changes.ts';

/** A request as a viewer sees it, and who adds to its timeline. */
export interface LoggedRequest {
  lead: Lead;
  id: string;
  viewer: Viewer;
  actor: Actor;
}

/** Whether an entry counts as a response to the customer: an unanswered call does not. */
const isResponse = ({ type, outcome }: Omit<NewEntry, 'by'>): boolean =>
  type !== 'note' && type !== 'quote' && !(type === 'call' && outcome === 'no-answer');

/**
 * Builds the request's fields that an entry changes: its owner, the first response, and the next follow-up if given.
 */
function buildChanges(
  { viewer, actor }: LoggedRequest,
  before: StoredLead,
  entry: Omit<NewEntry, 'by'>,
  nextFollowUp?: string,
) {
  return {
    ...(isClaimedBy(viewer, before) && { assignedTo: actor.username }),
    ...(isResponse(entry) &&
      before.firstResponseAt === null && { firstResponseAt: new Date().toISOString() }),
    ...(nextFollowUp !== undefined && { nextFollowUp }),
  };
}

/**
 * Adds an entry to a request's timeline and the audit, and updates the request accordingly. Throws 'not-found' for a
 * request that the viewer may not see.
 */
export async function addToRequest(
  tx: Db,
  logged: LoggedRequest,
  entry: Omit<NewEntry, 'by'>,
  nextFollowUp?: string,
): Promise<{ entry: TimelineEntry; request: StoredLead }> {
  const { lead, id, viewer, actor } = logged;
  const records = describeLeadRecords(lead, viewer);
  const before = await lockRecord(tx, records, id);
  const changes = buildChanges(logged, before, entry, nextFollowUp);
  if (Object.keys(changes).length > 0) {
    const changed = await changeRecord(tx, records, id, { changes, basedOn: undefined, actor });
    await recordChanges(tx, lead, actor, changed);
  }
  const kind = lead.facts.slug;
  const [added] = await addEntries(tx, { kind, recordId: id }, [{ ...entry, by: actor.username }]);
  if (!added) throw new Error('the entry was not stored');
  if (lead.facts.appointment) await markMoveSeen(tx, id);
  const value = entry.subject ? `${entry.subject}\n\n${entry.text}` : entry.text;
  await recordAudit(tx, actor, { kind, recordId: id, before: {}, after: { [entry.type]: value } });
  return { entry: added, request: before };
}

/** Logs a note, a call or a WhatsApp message. Throws 'not-found' for a request that the viewer may not see. */
export async function logEntry(
  db: Db,
  request: LoggedRequest,
  { type, text = '', outcome, nextFollowUp }: z.output<typeof loggedInput>,
): Promise<TimelineEntry> {
  return await db.transaction(async (tx) => {
    const { entry } = await addToRequest(
      tx,
      request,
      { type, text, outcome: outcome ?? null },
      nextFollowUp,
    );
    return entry;
  });
}

/** Reads the Reply-To address: the dealer's, if the request has a dealer. */
async function findReplyAddress(tx: Db, dealerId: string | null): Promise<string | undefined> {
  if (dealerId === null) return undefined;
  const [dealer] = await tx
    .select({ email: dealers.email })
    .from(dealers)
    .where(and(eq(dealers._id, dealerId), isNotTrashed(dealers)));
  return dealer?.email;
}

/** Returns the id of a template if it still exists: it may be deleted while staff write. */
async function findTemplateId(tx: Db, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const { _id } = messageTemplates;
  const [template] = await tx
    .select({ _id })
    .from(messageTemplates)
    .where(and(eq(_id, id), isNotTrashed(messageTemplates)));
  return template?._id ?? null;
}

/**
 * Queues an email to the customer and logs it, in one transaction. Wake the mail worker afterwards. Throws 'invalid'
 * if the request has no address, and 'not-found' if the viewer may not see it.
 */
export async function emailCustomer(
  db: Db,
  request: LoggedRequest,
  { subject, text, templateId: named }: z.output<typeof emailInput>,
): Promise<TimelineEntry> {
  return await db.transaction(async (tx) => {
    const templateId = await findTemplateId(tx, named);
    const added = await addToRequest(tx, request, { type: 'email', subject, text, templateId });
    const { email, dealerId, language } = added.request;
    const recipient = typeof email === 'string' ? email : null;
    if (!isEmailAddress(recipient)) throw new AppError('invalid', timelineMessages.noAddress);
    const replyTo = await findReplyAddress(tx, dealerId);
    await queueEmails(tx, [{ recipient, language, subject, text, ...(replyTo && { replyTo }) }]);
    return added.entry;
  });
}
