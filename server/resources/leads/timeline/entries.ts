import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import type { Db } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/new-id.ts';
import { messageTemplates } from '#server/resources/message-templates/resource.ts';
import { leadTimeline } from './schema.ts';

/** The maximum number of entries shown per request. */
const maxShown = 500;

/** A new entry; omitted fields are null. */
export type NewEntry = Pick<typeof leadTimeline.$inferInsert, 'type' | 'by' | 'text'> &
  Partial<Pick<typeof leadTimeline.$inferInsert, 'outcome' | 'subject' | 'templateId' | 'changes'>>;

/** A request of a type. */
export interface EntryOwner {
  kind: string;
  recordId: string;
}

const { _id, type, at, by, text, outcome, subject, changes } = leadTimeline;

/** The template of an email with its current name. */
const template = sql<TimelineEntry['template']>`(
  select jsonb_build_object('_id', named.id, 'name', named.name)
  from (select ${leadTimeline.templateId} as id,
    (select name from ${messageTemplates} as offered 
      where offered._id = ${leadTimeline.templateId} and offered.deleted_at is null) as name
  ) as named where named.id is not null)`;

const columns = { _id, type, at, by, text, outcome, subject, template, changes };

const isAbout = ({ kind, recordId }: EntryOwner) =>
  and(eq(leadTimeline.kind, kind), eq(leadTimeline.recordId, recordId));

/** Adds entries to a request's timeline and returns them. Call it in the transaction of the change they describe. */
export async function addEntries(
  tx: Db,
  owner: EntryOwner,
  entries: readonly NewEntry[],
): Promise<TimelineEntry[]> {
  if (entries.length === 0) return [];
  const now = new Date().toISOString();
  return await tx
    .insert(leadTimeline)
    .values(entries.map((entry) => ({ ...entry, ...owner, _id: newId(), at: now })))
    .returning(columns);
}

/** Lists the newest entries of a request, newest first, without the submission itself. */
export const listEntries = (db: Db, owner: EntryOwner): Promise<TimelineEntry[]> =>
  db
    .select(columns)
    .from(leadTimeline)
    .where(and(isAbout(owner), ne(type, 'submitted')))
    .orderBy(desc(at), desc(_id))
    .limit(maxShown);

/** Finds the newest entry of a type about a request. */
export async function findEntry(
  db: Db,
  owner: EntryOwner,
  wanted: TimelineEntry['type'],
): Promise<TimelineEntry | undefined> {
  const [found] = await db
    .select(columns)
    .from(leadTimeline)
    .where(and(isAbout(owner), eq(type, wanted)))
    .orderBy(desc(at), desc(_id))
    .limit(1);
  return found;
}

/** Deletes a request's entries. */
export async function deleteTimeline(tx: Db, kind: string, recordId: string): Promise<void> {
  await tx.delete(leadTimeline).where(isAbout({ kind, recordId }));
}
