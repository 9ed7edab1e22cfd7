import { gt, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db/client.ts';
import type { PersonColumns } from '#server/records/resource.ts';
import { resources } from '#server/resources/index.ts';

type DealerColumns = Pick<PersonColumns, 'table'> & { dealerId: AnyPgColumn };

/** The tables of the kinds of records that dealers handle. */
const tables: ReadonlyMap<string, DealerColumns> = new Map(
  resources.flatMap(({ slug, person }) =>
    person?.dealerId ? [[slug, { table: person.table, dealerId: person.dealerId }] as const] : [],
  ),
);

const lowestId = '00000000-0000-0000-0000-000000000000';

/** Finds the dealers of a kind's records whose ids are larger than the newest known one ('' if there is none). */
export async function findArrivalDealers(
  db: Db,
  kind: string,
  newestKnown: string,
): Promise<ReadonlySet<string>> {
  const columns = tables.get(kind);
  if (!columns) return new Set();
  const { table, dealerId } = columns;
  const rows = await db
    .selectDistinct({ dealerId })
    .from(table)
    .where(gt(table._id, newestKnown || lowestId));
  return new Set(rows.flatMap((row) => (row.dealerId === null ? [] : [String(row.dealerId)])));
}

/** Finds the current dealer of each of these records; records without one are omitted. */
export async function findRecordDealers(
  db: Db,
  records: readonly { kind: string; id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = Map.groupBy(records, ({ kind }) => kind);
  const found = await Promise.all(
    [...ids].map(async ([kind, changed]) => {
      const columns = tables.get(kind);
      if (!columns) return [];
      const { table, dealerId } = columns;
      return await db
        .select({ _id: table._id, dealerId })
        .from(table)
        .where(inArray(table._id, [...new Set(changed.map(({ id }) => id))]));
    }),
  );
  return new Map(
    found
      .flat()
      .flatMap((row) => (row.dealerId === null ? [] : [[String(row._id), String(row.dealerId)]])),
  );
}
