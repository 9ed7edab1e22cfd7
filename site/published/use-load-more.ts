import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Page } from '#contract/http/http.ts';
import { type ListPage, mergePages } from './merge-pages.ts';

/** Minimum delay, so that the visitor notices the change: docs/spec/public-site.md#news-events-and-media. */
const minDelayMs = 300;

interface Options<Item> {
  first: ListPage<Item>;
  /** Path of the list below /api, in the same order as the first page. */
  path: string;
  /** Filters the records that this list shows. */
  isShown?: (item: Item) => boolean;
  /** How many show at first, and how many more per step. */
  initial: number;
  step: number;
}

/**
 * A list that shows more on demand: first loaded records, then further pages from the API. If a page cannot
 * be read, the list stays and the visitor can try again.
 */
export function useLoadMore<Item extends { _id: string }>(options: Options<Item>) {
  const { first, path, isShown = () => true, initial, step } = options;
  const [list, setList] = useState(first);
  const [count, setCount] = useState(initial);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const element = useRef<HTMLUListElement>(null);
  const shown = list.data.filter(isShown);
  const { page, totalPages, limit } = list.pagination;
  const hasPages = page < totalPages;

  async function loadMore() {
    setState('loading');
    const needsPage = hasPages && shown.length < count + step;
    const [next] = await Promise.all([
      needsPage ? fetchPage<Item>(`${path}&page=${page + 1}&limit=${limit}`) : null,
      new Promise((resolve) => setTimeout(resolve, minDelayMs)),
    ]);
    if (needsPage && !next) return setState('failed');
    const before = element.current?.childElementCount ?? 0;
    flushSync(() => {
      if (next) setList((loaded) => mergePages(loaded, next));
      setCount((shownBefore) => shownBefore + step);
      setState('idle');
    });
    // The button may be gone. Focus goes on to the first of the new items.
    element.current?.children[before]?.querySelector<HTMLElement>('a[href], button')?.focus();
  }

  const items = shown.slice(0, count);
  return {
    element,
    items,
    state,
    loadMore,
    hasMore: items.length < shown.length || hasPages,
    /** What screen readers are told once more items show. */
    report: count > initial ? `${items.length} items are shown` : '',
  };
}

/** Fetches a page of the list; null if it cannot be read. */
async function fetchPage<Item>(path: string): Promise<ListPage<Item> | null> {
  try {
    const answer = await fetch(`/api${path}`);
    const page: Page<Item> = await answer.json();
    return answer.ok && page.success ? page : null;
  } catch {
    // The visitor sees that loading failed, and can try again.
    return null;
  }
}
