import type { QueryClient } from '@tanstack/react-query';
import { buildApiQuery, readListState } from './list-address.ts';
import type { ListSource } from './list-source.ts';
import { recordPageQuery, recordStatsQuery } from './record-queries.ts';

/**
 * Prefetches what a list shows at an address, so that the list finds it in the cache or already loading.
 * Resolves when the calls have ended; their errors show in the list.
 */
export async function prefetchList(
  client: QueryClient,
  { kind, shape, pageSize, statsKind }: ListSource,
  params: URLSearchParams,
): Promise<void> {
  const query = buildApiQuery(readListState(shape, params), pageSize);
  await Promise.all([
    client.prefetchQuery(recordPageQuery(kind, query)),
    statsKind && client.prefetchQuery(recordStatsQuery(statsKind)),
  ]);
}
