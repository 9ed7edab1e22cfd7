import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/http.ts';
import { dashboardKey } from '../dashboard/dashboard-key.ts';
import { recordKeys } from './record-keys.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

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

/** Refetches everything of a kind once: lists, details and statistics, and what counts several kinds. */
export function refreshRecords(client: QueryClient, kind: RecordKind) {
  refreshedAt.set(kind.slug, Date.now());
  const isCountedApart = kind.countedAs !== undefined && kind.countedAs !== kind.slug;
  const keys = [
    recordKeys.all(kind),
    dashboardKey,
    ...(isCountedApart ? [recordKeys.stats(kind)] : []),
  ];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
