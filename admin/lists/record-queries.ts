import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page, Success } from '#contract/http.ts';
import { callApi } from '../api.ts';
import { cachedRecord } from './record-cache.ts';
import { recordKeys } from './record-keys.ts';
import type { CountedKind, ListedRecord, RecordKind } from './record-kind.ts';

/** How one page of a list is read; `query` is the API's query string. */
export function recordPageQuery<Item extends ListedRecord>(kind: RecordKind, query: string) {
  return queryOptions({
    queryKey: recordKeys.list(kind, query),
    queryFn: ({ signal }) => callApi<Page<Item>>(`${kind.paths.records}?${query}`, { signal }),
  });
}

/** One page of a list. The page before stays while it loads. */
export const useRecordPage = <Item extends ListedRecord>(kind: RecordKind, query: string) =>
  useQuery({ ...recordPageQuery<Item>(kind, query), placeholderData: keepPreviousData });

/** One record by its id. What a list already holds is shown at once. */
export function useRecord<Item extends ListedRecord>(kind: RecordKind, id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: recordKeys.record(kind, id),
    queryFn: async ({ signal }) =>
      (await callApi<Success<Item>>(`${kind.paths.records}/${id}`, { signal })).data,
    initialData: () => cachedRecord<Item>(client, kind, id),
    // However new the list is: a record is read again when it is opened.
    initialDataUpdatedAt: 0,
  });
}

/** How the statistics of a kind are read, its counters as numbers among them. */
export function recordStatsQuery<Stats extends object = object>(kind: CountedKind) {
  return queryOptions({
    queryKey: recordKeys.stats(kind),
    queryFn: async ({ signal }) =>
      (await callApi<Success<Stats & Record<string, unknown>>>(kind.paths.stats, { signal })).data,
  });
}

/** The statistics of a kind, its counters as numbers among them. */
export const useRecordStats = <Stats extends object = object>(kind: CountedKind) =>
  useQuery(recordStatsQuery<Stats>(kind));
