import { eq } from 'drizzle-orm';
import { formatReference } from '#contract/leads/lead.ts';
import { workMessages } from '#contract/leads/lead-work.ts';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { lockRecord, refuseOldVersion } from '#server/records/records.ts';
import { addResponseTimes, readClock } from '#server/resources/leads/response-clock.ts';
import { setLeadStatus } from '../change.ts';
import type { Lead } from '../lead.ts';
import { describeLeadRecords, type StoredLead } from '../lead-records.ts';
import { addEntries, findEntry } from '../timeline/entries.ts';
import { maySee } from '../timeline/hide-links.ts';

/** A request that staff close as a duplicate, or reopen. */
interface DuplicateChange {
  lead: Lead;
  id: string;
  viewer: Viewer;
  actor: Actor;
  /** The request's updatedAt as the editor saw it. */
  basedOn: string | undefined;
}

/** A duplicate's link: the other request, and the duplicate's own status before. */
interface Link {
  of: string;
  status: string;
  entry: TimelineEntry;
}

/** Reads the link of a request from its timeline; null if it is not closed as a duplicate. */
async function readLink(tx: Db, { facts }: Lead, id: string): Promise<Link | null> {
  const entry = await findEntry(tx, { kind: facts.slug, recordId: id }, 'duplicate');
  const of = entry?.changes?.duplicateOf?.to;
  if (!entry || typeof of !== 'string') return null;
  return { of, status: String(entry.changes?.status?.from), entry };
}

/** Whether the status of a request has changed since it was closed as a duplicate, even if it is the same again. */
async function isStatusChangedSince(
  tx: Db,
  { facts }: Lead,
  id: string,
  { entry }: Link,
): Promise<boolean> {
  const last = await findEntry(tx, { kind: facts.slug, recordId: id }, 'status');
  const order = ({ at, _id }: TimelineEntry) => `${at} ${_id}`;
  return last !== undefined && order(last) > order(entry);
}

/** Whether a request is closed as a duplicate of another, directly or through other duplicates. */
async function isLinkedTo(tx: Db, lead: Lead, id: string, other: string): Promise<boolean> {
  const passed = new Set<string>();
  for (let at: string | undefined = id; at && !passed.has(at); ) {
    passed.add(at);
    at = (await readLink(tx, lead, at))?.of;
    if (at === other) return true;
  }
  return false;
}

/** Whether a request still exists, even in the trash. */
async function isStored(tx: Db, { table }: Lead, id: string): Promise<boolean> {
  const stored = await tx.select({ _id: table._id }).from(table).where(eq(table._id, id));
  return stored.length > 0;
}

/** Adds an entry about a pair of duplicates to the timeline of one, and to the audit. */
async function addLink(
  tx: Db,
  { lead, actor }: DuplicateChange,
  recordId: string,
  { text, changes }: { text: string; changes: Record<string, { from: unknown; to: unknown }> },
): Promise<void> {
  const owner = { kind: lead.facts.slug, recordId };
  await addEntries(tx, owner, [{ type: 'duplicate', by: actor.username, text, changes }]);
  await recordAudit(tx, actor, { ...owner, before: {}, after: { duplicate: text } });
}

/**
 * Closes a request as a duplicate of another of its type and adds that to both timelines. It does not count as a
 * response to the customer. Throws 'not-found' for a request that the viewer may not see, 'invalid' if both are the
 * same or the other is a duplicate of this one, and a conflict with a newer version.
 */
export async function closeAsDuplicate(
  db: Db,
  change: DuplicateChange,
  duplicateOf: string,
): Promise<StoredLead> {
  const { lead, viewer, basedOn } = change;
  const { facts } = lead;
  // In lower case, like stored ids, because they are compared.
  const [id, other] = [change.id.toLowerCase(), duplicateOf.toLowerCase()];
  const refusal = invalidInput([{ field: 'duplicateOf', message: workMessages.noDuplicate }]);
  if (other === id) throw refusal;
  const after = await db.transaction(async (tx) => {
    const records = describeLeadRecords(lead, viewer);
    // Locked in the order of ids, so that concurrent changes of the same pair cannot deadlock.
    for (const each of [id, other].sort()) await lockRecord(tx, records, each);
    const before = await lockRecord(tx, records, id);
    const yours = { changes: { duplicateOf }, basedOn };
    refuseOldVersion(
      records,
      addResponseTimes(facts, before, await readClock(tx, [before.dealerId])),
      yours,
    );
    if ((await readLink(tx, lead, id)) || (await isLinkedTo(tx, lead, other, id))) throw refusal;
    const status = facts.duplicateStatus;
    const stored = await setLeadStatus(tx, lead, { ...change, records }, status);
    await addLink(tx, change, id, {
      text: `Closed as a duplicate of ${formatReference(other)}`,
      changes: {
        duplicateOf: { from: null, to: other },
        status: { from: before.status, to: status },
      },
    });
    await addLink(tx, change, other, {
      text: `${formatReference(id)} was closed as a duplicate of this request`,
      changes: { duplicate: { from: null, to: id } },
    });
    return stored;
  });
  return addResponseTimes(facts, after, await readClock(db, [after.dealerId]));
}

/**
 * Undoes `closeAsDuplicate`: the request gets its status back, unless that has changed since, and an entry is added to
 * both timelines, if the other request still exists. Throws 'invalid' for a request that is not closed as a duplicate,
 * or is one of a request that the viewer may not see, 'not-found', and a conflict, also if it would be confirmed
 * without its appointment.
 */
export async function reopenDuplicate(db: Db, change: DuplicateChange): Promise<StoredLead> {
  const { lead, id, viewer } = change;
  const { facts } = lead;
  const after = await db.transaction(async (tx) => {
    const records = describeLeadRecords(lead, viewer);
    const before = await lockRecord(tx, records, id);
    const link = await readLink(tx, lead, id);
    if (!link || !(await maySee(tx, lead, link.of, viewer)))
      throw new AppError('invalid', workMessages.notClosed);
    const isChanged = await isStatusChangedSince(tx, lead, id, link);
    const status = isChanged ? before.status : link.status;
    const stored = await setLeadStatus(tx, lead, { ...change, records }, status);
    await addLink(tx, change, id, {
      text: `No longer a duplicate of ${formatReference(link.of)}`,
      changes: { duplicateOf: { from: link.of, to: null } },
    });
    // A request that was purged in the meantime has no timeline.
    if (await isStored(tx, lead, link.of)) {
      await addLink(tx, change, link.of, {
        text: `${formatReference(id)} is no longer a duplicate of this request`,
        changes: { duplicate: { from: id, to: null } },
      });
    }
    return stored;
  });
  return addResponseTimes(facts, after, await readClock(db, [after.dealerId]));
}
