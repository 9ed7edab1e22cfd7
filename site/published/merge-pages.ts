import type { Pagination } from '#contract/http/http.ts';

/** The records of a list that are loaded, with the last page of them. */
export interface ListPage<Item> {
  data: Item[];
  pagination: Pagination;
}

/** Appends a page without duplicates: records published since the first page shift the later ones. */
export function mergePages<Item extends { _id: string }>(
  before: ListPage<Item>,
  next: ListPage<Item>,
): ListPage<Item> {
  const known = new Set(before.data.map(({ _id }) => _id));
  const fresh = next.data.filter(({ _id }) => !known.has(_id));
  return { data: [...before.data, ...fresh], pagination: next.pagination };
}
