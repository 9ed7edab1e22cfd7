import type { Pagination } from '#contract/http.ts';

/** The envelope's `pagination` for a page of a list with `totalItems` entries. */
export function paginationOf(
  { page, limit }: { page: number; limit: number },
  totalItems: number,
): Pagination {
  return { page, limit, totalItems, totalPages: Math.ceil(totalItems / limit) };
}
