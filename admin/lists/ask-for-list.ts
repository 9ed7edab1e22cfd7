import type { QueryClient } from '@tanstack/react-query';
import { apiQueryOf, readListState } from './list-address.ts';
import type { ListSource } from './list-source.ts';
import { recordPageQuery, recordStatsQuery } from './record-queries.ts';

/** Asks for what a list shows at an address; whoever draws the list finds it in the cache, or on its way. */
export function askForList(client: QueryClient, source: ListSource, params: URLSearchParams): void {
  const { kind, shape, pageSize, counted } = source;
  const query = apiQueryOf(readListState(shape, params), pageSize);
  client.prefetchQuery(recordPageQuery(kind, query));
  if (counted) client.prefetchQuery(recordStatsQuery(counted));
}
