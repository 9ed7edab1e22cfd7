import { and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { formatReference } from '#contract/leads/lead.ts';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import type { Db } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/new-id.ts';
import { messageTemplates } from '#server/resources/message-templates/resource.ts';
import { leadTimeline } from './schema.ts';

/** The maximum number of entries shown per request. */
const maxShown = 500;

/** A new entry; omitted fields are null. */
export type NewEntry = Pick<typeof leadTimeline.$inferInsert, 'type' | 'by' | 'text'> &
  Partial<
    Pick<
      typeof leadTimeline.$inferInsert,
      'outcome' | 'subject' | 'templateId' | 'changes' | 'isVisible'
    >
  >;

/** A request of a type. */
export interface EntryOwner {
  kind: string;
  recordId: string;
}

const { _id, type, at, by, text, outcome, subject, changes, isVisible } = leadTimeline;

/** The template of an email with its current name. */
const template = sql<TimelineEntry['template']>`(
  select jsonb_build_object('_id', named.id, 'name', named.name)
  from (select ${leadTimeline.templateId} as id,
    (select name from ${messageTemplates} as offered 
      where offered._id = ${leadTimeline.templateId} and offered.deleted_at is null) as name
  ) as named where named.id is not null)`;

const columns = { _id, type, at, by, text, outcome, subject, template, changes, isVisible };

/** An entry with the request that it is about. */
type OwnedEntry = TimelineEntry & EntryOwner;

const ownedColumns = { ...columns, kind: leadTimeline.kind, recordId: leadTimeline.recordId };

const isAboutAny = (owners: readonly EntryOwner[]): SQL => sql`
  (${leadTimeline.kind}, ${leadTimeline.recordId}) in (select * from unnest(
    ${sql.param(owners.map(({ kind }) => kind))}::text[],
    ${sql.param(owners.map(({ recordId }) => recordId))}::uuid[]))`;

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

/** Lists what the customer may know of a request, oldest first: changes of its status and visible entries. */
export const listVisibleEntries = (db: Db, owner: EntryOwner): Promise<TimelineEntry[]> =>
  db
    .select(columns)
    .from(leadTimeline)
    .where(and(isAbout(owner), or(eq(type, 'status'), isVisible)))
    .orderBy(asc(at), asc(_id))
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

/** Builds the entry of a submission by the customer, which is not stored. */
export const buildSubmission = (id: string, at: string): TimelineEntry => ({
  _id: id,
  type: 'submitted',
  at,
  by: null,
  text: `Reference ${formatReference(id)}`,
  outcome: null,
  subject: null,
  template: null,
  changes: null,
  isVisible: false,
});

/** Lists the newest entries of several requests, newest first, without the submissions, and counts all of them. */
export async function listEntriesOfAll(
  db: Db,
  owners: readonly EntryOwner[],
  limit: number,
): Promise<{ entries: OwnedEntry[]; total: number }> {
  const rows = await db
    .select({ ...ownedColumns, total: sql<number>`(count(*) over ())::int` })
    .from(leadTimeline)
    .where(and(isAboutAny(owners), ne(type, 'submitted')))
    .orderBy(desc(at), desc(_id))
    .limit(limit);
  return {
    entries: rows.map(({ total: _total, ...entry }) => entry),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists who of staff entered requests, by the ids of those that no customer submitted. */
export async function listSubmitters(
  db: Db,
  owners: readonly EntryOwner[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .select({ recordId: leadTimeline.recordId, by })
    .from(leadTimeline)
    .where(and(isAboutAny(owners), eq(type, 'submitted')))
    .orderBy(asc(at), asc(_id));
  return new Map(rows.map((row) => [row.recordId, row.by]));
}

/** Deletes a request's entries. */
export async function deleteTimeline(tx: Db, kind: string, recordId: string): Promise<void> {
  await tx.delete(leadTimeline).where(isAbout({ kind, recordId }));
}
