import { and, eq, isNotNull } from 'drizzle-orm';
import { formatReference } from '#contract/leads/lead.ts';
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
import type { Env } from '#server/platform/env.ts';
import { AppError } from '#server/platform/errors.ts';
import { queueEmails } from '#server/platform/mail/queue-emails.ts';
import { changeRecord, lockRecord } from '#server/records/records.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { markMoveSeen } from '#server/resources/appointments/store-change.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { messageTemplates } from '#server/resources/message-templates/resource.ts';
import { buildMessageEmail } from '../email/message-email.ts';
import type { Lead } from '../lead.ts';
import { describeLeadRecords, type StoredLead } from '../lead-records.ts';
import { buildRequestUrl, findLinkVersion, type RequestLinks } from '../own-page/links.ts';
import { ownRequests } from '../own-page/schema.ts';
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

/** Whether an entry counts as a response to the customer: an unanswered call or a hidden note does not. */
const isResponse = ({ type, outcome, isVisible }: Omit<NewEntry, 'by'>): boolean =>
  isVisible ||
  (type !== 'note' &&
    type !== 'message' &&
    type !== 'quote' &&
    !(type === 'call' && outcome === 'no-answer'));

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
  if (isResponse(entry)) await markAnswered(tx, id);
  const value = entry.subject ? `${entry.subject}\n\n${entry.text}` : entry.text;
  await recordAudit(tx, actor, { kind, recordId: id, before: {}, after: { [entry.type]: value } });
  return { entry: added, request: before };
}

/** The messages of a request's customer are answered. */
const markAnswered = (tx: Db, id: string) =>
  tx
    .update(ownRequests)
    .set({ unansweredSince: null })
    .where(and(eq(ownRequests._id, id), isNotNull(ownRequests.unansweredSince)));

/** What a message to a customer needs: where it leads, and who gets the answer. */
export interface MessageServices {
  db: Db;
  env: Env;
  requestLinks: RequestLinks;
}

/** Queues the email of a message that the customer sees on the page of their request, if they gave an address. */
async function emailMessage(
  tx: Db,
  { env, requestLinks }: MessageServices,
  { lead, id }: LoggedRequest,
  { text, request }: { text: string; request: StoredLead },
): Promise<void> {
  const recipient = typeof request.email === 'string' ? request.email : null;
  if (!isEmailAddress(recipient)) return;
  const version = await findLinkVersion(tx, id);
  const token = await requestLinks.createToken({ kind: lead.facts.slug, id }, version);
  const replyTo = await findReplyAddress(tx, request.dealerId);
  const { language } = request;
  const url = buildRequestUrl(env, token, language);
  const email = buildMessageEmail({
    recipient,
    language,
    reference: formatReference(id),
    text,
    url,
  });
  await queueEmails(tx, [{ ...email, ...(replyTo && { replyTo }) }]);
}

/**
 * Logs a note, a call or a message. A visible text is emailed, too: wake the mail worker afterwards. Throws 'not-found'
 * for a request that the viewer may not see.
 */
export async function logEntry(
  services: MessageServices,
  request: LoggedRequest,
  input: z.output<typeof loggedInput>,
): Promise<TimelineEntry> {
  const { type, text = '', outcome = null, nextFollowUp } = input;
  const { isVisible = type === 'message' } = input;
  return await services.db.transaction(async (tx) => {
    const added = await addToRequest(tx, request, { type, text, outcome, isVisible }, nextFollowUp);
    if (isVisible) await emailMessage(tx, services, request, { text, request: added.request });
    return added.entry;
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
