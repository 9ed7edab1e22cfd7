import { useQuery } from '@tanstack/react-query';
import type { Page } from '#contract/http.ts';
import { callApi } from '../api.ts';
import { recordKeys } from '../lists/record-keys.ts';
import type { ListedRecord, RecordKind } from '../lists/record-kind.ts';

/** Every active record of a kind, page after page: a select has no pages (4-decisions, 18). */
async function readActive<Item>(kind: RecordKind, signal: AbortSignal): Promise<Item[]> {
  const read = (page: number) =>
    callApi<Page<Item>>(`${kind.paths.records}?isActive=true&limit=100&page=${page}`, { signal });
  const { data, pagination } = await read(1);
  const rest = Array.from({ length: pagination.totalPages - 1 }, (_, index) => read(index + 2));
  return [data, ...(await Promise.all(rest)).map((page) => page.data)].flat();
}

/** What can be chosen of a kind. */
export function useActiveChoices<Item extends ListedRecord>(kind: RecordKind) {
  return useQuery({
    queryKey: [...recordKeys.all(kind), 'active'],
    queryFn: ({ signal }) => readActive<Item>(kind, signal),
  });
}
