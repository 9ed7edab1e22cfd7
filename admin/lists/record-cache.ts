import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Page, Success } from '#contract/http/http.ts';
import { callApi } from '../api.ts';
import { dashboardKey, personKey } from '../query-client.ts';
import type { KindWithStats, ListedRecord, RecordKind } from './record-view.ts';

type Slug = Pick<RecordKind, 'slug'>;

/** Query keys of one kind of record. All begin with `all`, except `stats` of kinds that are counted together. */
export const recordKeys = {
  all: ({ slug }: Slug) => ['records', slug] as const,
  /** Kinds that are counted together share their statistics. */
  stats: ({ slug, countedAs = slug }: Pick<RecordKind, 'slug' | 'countedAs'>) =>
    ['records', countedAs, 'stats'] as const,
  lists: ({ slug }: Slug) => ['records', slug, 'list'] as const,
  list: ({ slug }: Slug, query: string) => ['records', slug, 'list', query] as const,
  record: ({ slug }: Slug, id: string) => ['records', slug, 'record', id] as const,
  history: ({ slug }: Slug, id: string) => ['records', slug, 'history', id] as const,
  quotes: ({ slug }: Slug, id: string) => ['records', slug, 'quotes', id] as const,
  page: ({ slug }: Slug, id: string) => ['records', slug, 'page', id] as const,
  progress: ({ slug }: Slug, id: string) => ['records', slug, 'progress', id] as const,
  change: ({ slug }: Slug, id: string) => ['records', slug, 'change', id] as const,
};

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

/** Returns the newest version of a record among the cached lists. */
export function findCachedRecord<Item extends ListedRecord>(
  client: QueryClient,
  kind: RecordKind,
  id: string,
): Item | undefined {
  return client
    .getQueriesData<Page<Item>>({ queryKey: recordKeys.lists(kind) })
    .flatMap(([, page]) => page?.data.filter(({ _id }) => _id === id) ?? [])
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
}

/** Updates fields of a record in every cached list and in its cached details. */
export function updateCachedRecord(
  client: QueryClient,
  kind: RecordKind,
  fields: Partial<ListedRecord> & { _id: string },
) {
  const update = (item: ListedRecord) => (item._id === fields._id ? { ...item, ...fields } : item);
  client.setQueriesData<Page<ListedRecord>>(
    { queryKey: recordKeys.lists(kind) },
    (page) => page && { ...page, data: page.data.map(update) },
  );
  client.setQueryData<ListedRecord | null>(
    recordKeys.record(kind, fields._id),
    (item) => item && update(item),
  );
}

/** Removes deleted records from every cached list. The other counts follow with the next refetch. */
export function removeCachedRecords(client: QueryClient, kind: RecordKind, ids: readonly string[]) {
  client.setQueriesData<Page<ListedRecord>>({ queryKey: recordKeys.lists(kind) }, (page) => {
    if (!page) return page;
    const data = page.data.filter(({ _id }) => !ids.includes(_id));
    const totalItems = page.pagination.totalItems - (page.data.length - data.length);
    return { ...page, data, pagination: { ...page.pagination, totalItems } };
  });
}

/** When each kind was last refetched because of a change in this tab, by slug (milliseconds). */
const refreshedAt = new Map<string, number>();

const liveDelayMs = 2_500;

/** Whether a kind was refetched so recently that a live update may report the same change. */
export const wasJustRefreshed = (slug: string): boolean =>
  Date.now() - (refreshedAt.get(slug) ?? 0) < liveDelayMs;

/** Refetches everything of a kind once: lists, details and statistics, and queries that count several kinds. */
export function refreshRecords(client: QueryClient, kind: RecordKind) {
  refreshedAt.set(kind.slug, Date.now());
  const isCountedApart = kind.countedAs !== undefined && kind.countedAs !== kind.slug;
  const keys = [
    recordKeys.all(kind),
    dashboardKey,
    personKey,
    ...(isCountedApart ? [recordKeys.stats(kind)] : []),
  ];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
