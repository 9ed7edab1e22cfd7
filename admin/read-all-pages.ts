import type { Page } from '#contract/http.ts';
import { callApi } from './api.ts';

/**
 * Reads all records of a list that is known to be small, a hundred at a time. `path` has a query without page and limit.
 * Throws what callApi throws.
 */
export async function readAllPages<Item>(path: string, signal: AbortSignal): Promise<Item[]> {
  const read = (page: number) => callApi<Page<Item>>(`${path}&limit=100&page=${page}`, { signal });
  const { data, pagination } = await read(1);
  const rest = Array.from({ length: pagination.totalPages - 1 }, (_, index) => read(index + 2));
  return [data, ...(await Promise.all(rest)).map((page) => page.data)].flat();
}
