import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/http.ts';
import { recordKeys } from './record-keys.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

/** The newest version of a record that a list holds. */
export function cachedRecord<Item extends ListedRecord>(
  client: QueryClient,
  kind: RecordKind,
  id: string,
): Item | undefined {
  return client
    .getQueriesData<Page<Item>>({ queryKey: recordKeys.lists(kind) })
    .flatMap(([, page]) => page?.data.filter(({ _id }) => _id === id) ?? [])
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
}

/** Puts what is known of a record into every list and into its details, where they hold it. */
export function putRecord(
  client: QueryClient,
  kind: RecordKind,
  known: Partial<ListedRecord> & { _id: string },
) {
  const withKnown = (item: ListedRecord) => (item._id === known._id ? { ...item, ...known } : item);
  client.setQueriesData<Page<ListedRecord>>(
    { queryKey: recordKeys.lists(kind) },
    (page) => page && { ...page, data: page.data.map(withKnown) },
  );
  client.setQueryData<ListedRecord | null>(
    recordKeys.record(kind, known._id),
    (item) => item && withKnown(item),
  );
}

/** Takes a deleted record out of every list at once; the counts follow when they are read again. */
export function dropRecord(client: QueryClient, kind: RecordKind, id: string) {
  client.setQueriesData<Page<ListedRecord>>(
    { queryKey: recordKeys.lists(kind) },
    (page) => page && { ...page, data: page.data.filter(({ _id }) => _id !== id) },
  );
}

/** Has everything of a kind read again: lists, details and counters. */
export function refreshRecords(client: QueryClient, kind: RecordKind) {
  return Promise.all(
    [recordKeys.all(kind), recordKeys.stats(kind)].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
