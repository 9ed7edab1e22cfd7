import { useState } from 'react';
import type { Page, Pagination } from '#contract/http.ts';

/** So that what comes is seen coming (document 1, section 9). */
const pauseMs = 300;

interface Listed<Item> {
  data: Item[];
  pagination: Pagination;
}

interface Options<Item> {
  first: Listed<Item>;
  /** The API's list, below /api, with the order that the first page has. */
  path: string;
  /** Which of the list's records are shown here. */
  isShown?: (item: Item) => boolean;
  /** How many are shown at the beginning, and how many more at each step. */
  initial: number;
  step: number;
}

/**
 * A list that shows more on demand: first what is at hand, then further pages from the API
 * (4-decisions, 18). A page that cannot be read leaves the list as it is, and the button to try again.
 */
export function useLoadMore<Item extends { _id: string }>(options: Options<Item>) {
  const { first, path, isShown = () => true, initial, step } = options;
  const [list, setList] = useState(first);
  const [count, setCount] = useState(initial);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const shown = list.data.filter(isShown);
  const { page, totalPages, limit } = list.pagination;
  const hasPages = page < totalPages;

  async function loadMore() {
    setState('loading');
    const needsPage = hasPages && shown.length < count + step;
    const [next] = await Promise.all([
      needsPage ? readPage<Item>(`${path}&page=${page + 1}&limit=${limit}`) : null,
      new Promise((resolve) => setTimeout(resolve, pauseMs)),
    ]);
    if (needsPage && !next) return setState('failed');
    if (next) setList((before) => joined(before, next));
    setCount((before) => before + step);
    setState('idle');
  }

  const items = shown.slice(0, count);
  return { items, state, loadMore, hasMore: items.length < shown.length || hasPages };
}

/** A page of the API's list; null where it can't be read. */
async function readPage<Item>(path: string): Promise<Listed<Item> | null> {
  try {
    const answer = await fetch(`/api${path}`);
    const page: Page<Item> = await answer.json();
    return answer.ok && page.success ? page : null;
  } catch {
    return null;
  }
}

/** What was published meanwhile moves the pages: a record that is there already is not shown twice. */
function joined<Item extends { _id: string }>(
  before: Listed<Item>,
  next: Listed<Item>,
): Listed<Item> {
  const known = new Set(before.data.map(({ _id }) => _id));
  const fresh = next.data.filter(({ _id }) => !known.has(_id));
  return { data: [...before.data, ...fresh], pagination: next.pagination };
}
