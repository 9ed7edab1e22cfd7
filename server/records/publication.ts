import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db/client.ts';
import type { PreviewedKind } from './preview.ts';
import { isKept } from './trash/columns.ts';

interface PeriodColumns {
  deletedAt: AnyPgColumn;
  publishAt: AnyPgColumn;
  closesAt?: AnyPgColumn;
}

/** The condition that a record may be published: it is not in the trash, and its period goes on now. */
export function isInPeriod({ publishAt, closesAt, deletedAt }: PeriodColumns): SQL {
  const hasBegun = sql`${isKept({ deletedAt })} and (${publishAt} is null or ${publishAt} <= now())`;
  return closesAt ? sql`${hasBegun} and (${closesAt} is null or ${closesAt} > now())` : hasBegun;
}

/** Records that appear or disappear by themselves, and the content of public pages that shows them. */
export interface Scheduled {
  kind: PreviewedKind;
  table: PgTable & PeriodColumns;
  /** The condition that visitors may see a record now. */
  isPublic: SQL | undefined;
}

/** The next moment after `since` at which a period begins or ends, and the database's time (ISO 8601). */
export async function findNextMoment(
  db: Db,
  { table }: Pick<Scheduled, 'table'>,
  since: string | null,
): Promise<{ next: string | null; now: string }> {
  const columns = [table.publishAt, ...(table.closesAt ? [table.closesAt] : [])];
  const moments = columns.map(
    (column) => sql`select ${column} as moment from ${table} where ${isKept(table)}`,
  );
  const { rows } = await db.execute<{ next: Date | string | null; now: Date | string }>(sql`
    select min(moment) as next, now() as now from (${sql.join(moments, sql` union all `)}) as moments
    where moment > coalesce(${since}::timestamptz, now())`);
  const [row] = rows;
  const toIso = (value: Date | string | number) => new Date(value).toISOString();
  return { next: row?.next ? toIso(row.next) : null, now: toIso(row?.now ?? Date.now()) };
}
