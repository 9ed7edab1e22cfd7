import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page, Success } from '#contract/http.ts';
import { callApi } from '../api.ts';
import { findCachedRecord } from './record-cache.ts';
import { recordKeys } from './record-keys.ts';
import type { KindWithStats, ListedRecord, RecordKind } from './record-kind.ts';

/** Returns the query for one page of a list; `query` is the API's query string. */
export function recordPageQuery<Item extends ListedRecord>(kind: RecordKind, query: string) {
  return queryOptions({
    queryKey: recordKeys.list(kind, query),
    queryFn: ({ signal }) => callApi<Page<Item>>(`${kind.paths.records}?${query}`, { signal }),
  });
}

const backgroundPollMs = 30_000;

/**
 * Loads one page of a list. The previous page stays while it loads. With `isPolled` it is loaded again and again, also
 * in the background, where live updates do not come.
 */
export const useRecordPage = <Item extends ListedRecord>(
  kind: RecordKind,
  query: string,
  { isPolled = false } = {},
) =>
  useQuery({
    ...recordPageQuery<Item>(kind, query),
    placeholderData: keepPreviousData,
    refetchInterval: isPolled ? backgroundPollMs : false,
    refetchIntervalInBackground: true,
  });

/** Loads a record by id. A version from a cached list shows at once. */
export function useRecord<Item extends ListedRecord>(kind: RecordKind, id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: recordKeys.record(kind, id),
    queryFn: async ({ signal }) =>
      (await callApi<Success<Item>>(`${kind.paths.records}/${id}`, { signal })).data,
    initialData: () => findCachedRecord<Item>(client, kind, id),
    // Refetches the record when it is opened, however fresh the list is.
    initialDataUpdatedAt: 0,
  });
}

/** Returns the query for the statistics of a kind. */
export function recordStatsQuery<Stats extends object = object>(kind: KindWithStats) {
  return queryOptions({
    queryKey: recordKeys.stats(kind),
    queryFn: async ({ signal }) =>
      (await callApi<Success<Stats & Record<string, unknown>>>(kind.paths.stats, { signal })).data,
  });
}

/** Loads the statistics of a kind. */
export const useRecordStats = <Stats extends object = object>(kind: KindWithStats) =>
  useQuery(recordStatsQuery<Stats>(kind));
