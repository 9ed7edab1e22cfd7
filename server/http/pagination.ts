import type { Pagination } from '#contract/http.ts';

export type Paging = Pick<Pagination, 'page' | 'limit'>;

/** Nobody reads a greater total exactly, and counting on would cost more with every record. */
const mostCounted = 10_000;

/** How far a list's total is counted: the page after this one is always within it. */
export const countedTo = ({ page, limit }: Paging): number =>
  Math.max(mostCounted, (page + 1) * limit);

/**
 * The envelope's `pagination` for a page of a list in which `found` entries were counted. Where that
 * is more than `most`, the total is said to be at least `most`.
 */
export function paginationOf(
  { page, limit }: Paging,
  found: number,
  most = Number.POSITIVE_INFINITY,
): Pagination {
  const totalItems = Math.min(found, most);
  return {
    page,
    limit,
    totalItems,
    totalPages: Math.ceil(totalItems / limit),
    ...(found > most && { totalIsAtLeast: true }),
  };
}
