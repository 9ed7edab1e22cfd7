import type { Pagination } from '#contract/http/http.ts';

export type Paging = Pick<Pagination, 'page' | 'limit'>;

/** Nobody needs a larger exact total, and counting gets slower with every record. */
const maxCounted = 10_000;

/** Returns the count at which a list's total is cut off. It always includes the next page. */
export const countedTo = ({ page, limit }: Paging): number =>
  Math.max(maxCounted, (page + 1) * limit);

/**
 * Builds the `pagination` of a response for a list in which `found` entries were counted. If that is more than
 * `max`, the total is reported as at least `max`.
 */
export function buildPagination(
  { page, limit }: Paging,
  found: number,
  max = Number.POSITIVE_INFINITY,
): Pagination {
  const totalItems = Math.min(found, max);
  return {
    page,
    limit,
    totalItems,
    totalPages: Math.ceil(totalItems / limit),
    ...(found > max && { totalIsAtLeast: true }),
  };
}
