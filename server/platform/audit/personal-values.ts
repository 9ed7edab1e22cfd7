import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import type { Db } from '#server/platform/db/client.ts';
import { auditLines } from './schema.ts';

/** How long the audit keeps values with personal data. */
const retentionPeriod = sql.raw("interval '12 months'");
/** How many lines one statement changes, so that none takes long. */
const defaultBatchSize = 1_000;

/** Fields without personal data. */
const nonPersonalFields: readonly string[] = [
  '_id',
  'status',
  'isSubscribed',
  'dealerId',
  'createdAt',
  'updatedAt',
];

/** Whether the records of a kind hold personal data of visitors. */
export const isPersonal = (kind: string): boolean =>
  auditKinds.get(kind)?.holdsPersonalData === true;

const personalKinds = [...auditKinds.keys()].filter(isPersonal);

/** Returns a record's fields with all personal values replaced by null. */
export const withoutPersonalValues = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      nonPersonalFields.includes(name) ? value : null,
    ]),
  );

/** The same in SQL, for a stored column. In an export's query, only the search text is personal. */
const buildWithoutPersonalValues = (column: AnyPgColumn): SQL => sql`(
  select jsonb_object_agg(key, case
    when case when ${auditLines.action} = 'export' then key <> 'search'
      else key = any(${sql.param([...nonPersonalFields])}::text[]) end
    then value else 'null'::jsonb end)
  from jsonb_each(${column}))`;

const buildRemoval = () => ({
  old: buildWithoutPersonalValues(auditLines.old),
  new: buildWithoutPersonalValues(auditLines.new),
  valuesRemovedAt: sql`now()`,
});

/** Removes the personal values from all lines of a record. Call it in the transaction that purges the record. */
export async function removeRecordValues(tx: Db, kind: string, recordId: string): Promise<void> {
  await tx
    .update(auditLines)
    .set(buildRemoval())
    .where(
      and(
        eq(auditLines.kind, kind),
        eq(auditLines.recordId, recordId),
        isNull(auditLines.valuesRemovedAt),
      ),
    );
}

/** Removes the personal values of lines older than 12 months. Returns the number of changed lines. */
export async function sweepAuditValues(db: Db, batchSize = defaultBatchSize): Promise<number> {
  const expiredIds = db
    .select({ _id: auditLines._id })
    .from(auditLines)
    .where(
      and(
        lt(auditLines.at, sql`now() - ${retentionPeriod}`),
        isNull(auditLines.valuesRemovedAt),
        or(inArray(auditLines.kind, personalKinds), eq(auditLines.action, 'export')),
      ),
    )
    .limit(batchSize);
  let removed = 0;
  let batch: number;
  do {
    const { rowCount } = await db
      .update(auditLines)
      .set(buildRemoval())
      .where(inArray(auditLines._id, expiredIds));
    batch = rowCount ?? 0;
    removed += batch;
  } while (batch === batchSize);
  return removed;
}
