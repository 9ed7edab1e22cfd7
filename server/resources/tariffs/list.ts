import { and, eq } from 'drizzle-orm';
import type { Pagination } from '#contract/http/http.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import type { tariffQuery } from '#contract/on-road/tariffs-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { versionColumns, withLines } from './read.ts';
import { tariffs } from './schema.ts';

type Query = z.output<typeof tariffQuery>;

const { _id, jurisdiction, status, label, note } = tariffs;

/** Selects the versions that match a list's query. */
export const selectTariffs = (query: Omit<Query, keyof Paging>): Selection => ({
  table: tariffs,
  columns: versionColumns,
  where: and(
    query.jurisdiction ? eq(jurisdiction, query.jurisdiction) : undefined,
    query.status ? eq(status, query.status) : undefined,
    query.search ? containsWordsInAny([label, note], query.search) : undefined,
  ),
  order: orderedBy(tariffs[query.sortBy], _id, query.sortOrder),
});

/** Lists one page of versions, with their lines. */
export async function listTariffs(
  db: Db,
  query: Query,
): Promise<{ data: TariffVersion[]; pagination: Pagination }> {
  const { data, pagination } = await readPage<Omit<TariffVersion, 'lines'>>(
    db,
    selectTariffs(query),
    query,
  );
  return { data: await withLines(db, data), pagination };
}
