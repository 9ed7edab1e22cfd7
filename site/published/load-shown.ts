import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { listOrNull } from '../list-or-null.ts';
import { type ListPage, mergePages } from './merge-pages.ts';

/**
 * Loads the pages of a list until as many items are among them as the address asks for, so that Load More works without
 * JavaScript beyond the first page. Returns null if the first page cannot be read; a later one ends the list.
 */
export async function loadShown<Item extends { _id: string }>(
  list: (page?: number) => Promise<ListPage<Item>>,
  report: SiteContext['report'],
  { shown, isShown = () => true }: { shown: number; isShown?: (item: Item) => boolean },
): Promise<ListPage<Item> | null> {
  let loaded = await listOrNull(list(), report);
  while (loaded && loaded.pagination.page < loaded.pagination.totalPages) {
    if (loaded.data.filter(isShown).length >= shown) break;
    const next: ListPage<Item> | null = await listOrNull(list(loaded.pagination.page + 1), report);
    if (!next) break;
    loaded = mergePages(loaded, next);
  }
  return loaded;
}
