import { asc, gte, sql } from 'drizzle-orm';
import { personKind } from '#server/platform/audit/record-change.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { firstIdAt, lastIdAt } from '#server/platform/new-id.ts';
import { resources } from '#server/resources/index.ts';

/** How far back each poll looks for changes: a transaction may commit after a later one. */
const changeWindowMs = 10_000;
/** The maximum number of changes reported per window. */
const maxChanges = 1_000;

/** The kinds of records whose arrival is reported. */
export const kinds = resources.flatMap(({ slug: kind, permission, person }) =>
  person ? [{ kind, permission, table: person.table }] : [],
);

/**
 * Selects the newest id of each kind: one index lookup per table, whatever its size. After a clock has jumped
 * ahead and back, ids from the future are larger than those of new records, so the newest past id is selected too.
 */
const buildNewestIdsQuery = (now: string) =>
  sql.join(
    kinds.map(
      ({ kind, table }) => sql`(select ${kind}::text as kind,
        (select _id::text from ${table} order by _id desc limit 1) as newest,
        (select _id::text from ${table} where _id <= ${now}::uuid order by _id desc limit 1) as past)`,
    ),
    sql` union all `,
  );

/** Ids as text: their order is the order of creation. */
interface NewestIds {
  newest: string;
  past: string;
}

export type IdsByKind = ReadonlyMap<string, NewestIds>;

const noIds: NewestIds = { newest: '', past: '' };

/** Whether a record arrived between two polls. */
export const hasArrived = (before = noIds, now = noIds): boolean =>
  now.newest > before.newest || now.past > before.past;

/** The reported fields of an audit line. */
export interface AuditedChange {
  _id: string;
  kind: string;
  id: string;
  by: string;
  /** The dealer whose record it was before the change, if any. */
  oldDealer: string | null;
  /** How many records of each kind an erasure purged; null for other lines. */
  purged: Record<string, number> | null;
}

/** A change and the previous dealer of the record. An erasure changes records of several kinds. */
export function listMessages({ _id, oldDealer, purged, ...message }: AuditedChange) {
  const kinds = purged ? Object.keys(purged) : [message.kind];
  return kinds.map((kind) => ({ oldDealer, message: { ...message, kind } }));
}

/** Reads the newest ids of each kind. */
export async function readNewestIds(db: Db): Promise<IdsByKind> {
  const { rows } = await db.execute<{ kind: string } & { [Key in keyof NewestIds]: string | null }>(
    buildNewestIdsQuery(lastIdAt(Date.now())),
  );
  return new Map(
    rows.map(({ kind, newest, past }) => [kind, { newest: newest ?? '', past: past ?? '' }]),
  );
}

/** Reads the audit lines of the last seconds, oldest first. */
export async function readRecentChanges(db: Db): Promise<AuditedChange[]> {
  const { _id, kind, recordId, username, old } = auditLines;
  const oldDealer = sql<string | null>`${old} ->> 'dealerId'`;
  const purged = sql<
    AuditedChange['purged']
  >`case ${kind} when ${personKind} then ${auditLines.new} end`;
  return await db
    .select({ _id, kind, id: recordId, by: username, oldDealer, purged })
    .from(auditLines)
    .where(gte(_id, firstIdAt(Date.now() - changeWindowMs)))
    .orderBy(asc(_id))
    .limit(maxChanges);
}
