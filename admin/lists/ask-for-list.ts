import type { QueryClient } from '@tanstack/react-query';
import { apiQueryOf, readListState } from './list-address.ts';
import type { ListSource } from './list-source.ts';
import { recordPageQuery, recordStatsQuery } from './record-queries.ts';

/**
 * Asks for what a list shows at an address; whoever draws the list finds it in the cache, or on its way.
 * Resolves when it is there, or is known to fail.
 */
export async function askForList(
  client: QueryClient,
  { kind, shape, pageSize, counted }: ListSource,
  params: URLSearchParams,
): Promise<void> {
  const query = apiQueryOf(readListState(shape, params), pageSize);
  await Promise.all([
    client.prefetchQuery(recordPageQuery(kind, query)),
    counted && client.prefetchQuery(recordStatsQuery(counted)),
  ]);
}
