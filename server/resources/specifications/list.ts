import { and, asc, eq } from 'drizzle-orm';
import type { Specification, specificationQuery } from '#contract/prices/specifications.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import type { Selection } from '#server/records/selection.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { specifications } from './schema.ts';

type Query = z.output<typeof specificationQuery>;

const { _id, vehicleId, group, label, value, source, position } = specifications;
const searchedColumns = [group, label, value, source];
const tableOrder = [asc(vehicleId), asc(group), asc(position), asc(_id)];

/** Selects the specifications that match a list's query. */
export function selectSpecifications(query: Omit<Query, keyof Paging>): Selection {
  const { search, sortBy, sortOrder } = query;
  return {
    table: specifications,
    columns: listRecordColumns(specifications),
    where: and(
      query.vehicleId ? eq(vehicleId, query.vehicleId) : undefined,
      search ? containsWordsInAny(searchedColumns, search) : undefined,
    ),
    order: sortBy ? orderedBy(specifications[sortBy], _id, sortOrder) : tableOrder,
  };
}

/** Lists the specifications of all models, by position. */
export async function listAllSpecifications(db: Db): Promise<Specification[]> {
  return await db
    .select(listRecordColumns(specifications))
    .from(specifications)
    .where(isNotTrashed(specifications))
    .orderBy(asc(position), asc(_id));
}
