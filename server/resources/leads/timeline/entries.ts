import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { TimelineEntry } from '#contract/timeline.ts';
import type { Db } from '#server/platform/db/client.ts';
import { leadTimeline } from './schema.ts';

/** The most entries of one request that are shown. */
const maxShown = 500;

/** A new entry; fields that are left out are null. */
export type NewEntry = Pick<typeof leadTimeline.$inferInsert, 'type' | 'by' | 'text'> &
  Partial<Pick<TimelineEntry, 'outcome' | 'subject' | 'changes'>>;

interface Owner {
  kind: string;
  recordId: string;
}

const { _id, type, at, by, text, outcome, subject, changes } = leadTimeline;
const columns = { _id, type, at, by, text, outcome, subject, changes };

const isAbout = ({ kind, recordId }: Owner) =>
  and(eq(leadTimeline.kind, kind), eq(leadTimeline.recordId, recordId));

/** Adds entries to a request's timeline and returns them. Call it in the transaction of what they tell. */
export async function addEntries(
  tx: Db,
  owner: Owner,
  entries: readonly NewEntry[],
): Promise<TimelineEntry[]> {
  if (entries.length === 0) return [];
  const now = new Date().toISOString();
  return await tx
    .insert(leadTimeline)
    .values(entries.map((entry) => ({ ...entry, ...owner, _id: uuidv7(), at: now })))
    .returning(columns);
}

/** Lists the newest entries of a request, newest first. */
export const listEntries = (db: Db, owner: Owner): Promise<TimelineEntry[]> =>
  db
    .select(columns)
    .from(leadTimeline)
    .where(isAbout(owner))
    .orderBy(desc(at), desc(_id))
    .limit(maxShown);

/** Deletes a request's entries. */
export async function deleteTimeline(tx: Db, kind: string, recordId: string): Promise<void> {
  await tx.delete(leadTimeline).where(isAbout({ kind, recordId }));
}
