import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Page, Pagination } from '#contract/http/http.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { buttonClass } from '#ui/button.tsx';
import * as words from '#words/site/published';
import { listOrNull } from '../list-or-null.ts';

/** The records of a list that are loaded, with the last page of them. */
export interface ListPage<Item> {
  data: Item[];
  pagination: Pagination;
}

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

/** A list of published records that shows more on demand. */
export function PublishedList<Item extends { _id: string }>({
  empty,
  opened,
  isOnDark = false,
  className,
  children,
  ...options
}: Options<Item> & {
  /** Shown in place of an empty list. */
  empty: string;
  /** The record that the URL opens, if it is among the loaded ones. */
  opened?: (items: readonly Item[]) => ReactNode;
  isOnDark?: boolean;
  className: string;
  /** A record as an item of the list. */
  children: (item: Item, index: number) => ReactNode;
}) {
  const { element, items, hasMore, report, state, loadMore } = useLoadMore(options);
  if (items.length === 0) {
    return (
      <p className={`text-lg ${isOnDark ? 'text-graphite-300' : 'text-graphite-600'}`}>{empty}</p>
    );
  }
  return (
    <>
      {opened?.(options.first.data.concat(items))}
      <ul ref={element} className={className}>
        {items.map(children)}
      </ul>
      <LoadMore
        hasMore={hasMore}
        report={report}
        state={state}
        onLoad={loadMore}
        shown={options.initial + options.step}
        isOnDark={isOnDark}
      />
    </>
  );
}

/** A button that shows more of a list. Without JavaScript it is a link to the same page with more items. */
function LoadMore({
  state,
  onLoad,
  shown,
  hasMore,
  report,
  isOnDark,
}: {
  state: 'idle' | 'loading' | 'failed';
  onLoad: () => void;
  /** How many items the link asks for. */
  shown: number;
  hasMore: boolean;
  /** The status for screen readers, such as '9 of 20 shown'. */
  report: string;
  isOnDark: boolean;
}) {
  function load(event: MouseEvent) {
    event.preventDefault();
    if (state !== 'loading') onLoad();
  }
  return (
    <div className={hasMore ? 'mt-12 flex flex-col items-center gap-3' : ''}>
      <p role="status" className={state === 'failed' ? 'text-sm' : 'sr-only'}>
        {state === 'failed' ? words.moreFailed : report}
      </p>
      {hasMore && (
        <a
          href={`?shown=${shown}`}
          rel="nofollow"
          onClick={load}
          className={buttonClass(isOnDark ? 'outline-on-dark' : 'outline', 'min-w-48')}
        >
          {state === 'loading' ? words.loading : words.loadMore}
        </a>
      )}
    </div>
  );
}

/** Parses how many items the link of the Load More button asks for; `usual` without it. */
export function parseShownCount(request: Request, usual: number): number {
  const shown = Number(new URL(request.url).searchParams.get('shown'));
  return Number.isInteger(shown) && shown > usual && shown <= 1000 ? shown : usual;
}

/** Minimum delay, so that the visitor notices the change: docs/spec/public-site.md#news-events-and-media. */
const minDelayMs = 300;

/**
 * A list that shows more on demand: first loaded records, then further pages from the API. If a page cannot
 * be read, the list stays and the visitor can try again.
 */
function useLoadMore<Item extends { _id: string }>(options: Options<Item>) {
  const { first, path, isShown = () => true, initial, step } = options;
  const [list, setList] = useState(first);
  const [count, setCount] = useState(initial);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const element = useRef<HTMLUListElement>(null);
  const shown = list.data.filter(isShown);
  const { after, limit } = list.pagination;
  const hasPages = after !== undefined;

  async function loadMore() {
    setState('loading');
    const needsPage = hasPages && shown.length < count + step;
    const [next] = await Promise.all([
      needsPage ? fetchPage<Item>(`${path}&limit=${limit}&after=${after}`) : null,
      new Promise((resolve) => setTimeout(resolve, minDelayMs)),
    ]);
    if (needsPage && !next) return setState('failed');
    const before = element.current?.childElementCount ?? 0;
    flushSync(() => {
      if (next) setList((loaded) => mergePages(loaded, next));
      setCount((shownBefore) => shownBefore + step);
      setState('idle');
    });
    // The button may no longer exist, so focus moves to the first of the new items.
    element.current?.children[before]?.querySelector<HTMLElement>('a[href], button')?.focus();
  }

  const items = shown.slice(0, count);
  return {
    element,
    items,
    state,
    loadMore,
    hasMore: items.length < shown.length || hasPages,
    /** The announcement for screen readers once more items show. */
    report: count > initial ? words.itemsShown(items.length) : '',
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

/**
 * Loads the pages of a list until as many items are among them as the address asks for, so that Load More works without
 * JavaScript beyond the first page. Returns null if the first page cannot be read; a later one ends the list.
 */
export async function loadShown<Item extends { _id: string }>(
  list: (after?: string) => Promise<ListPage<Item>>,
  report: SiteContext['report'],
  { shown, isShown = () => true }: { shown: number; isShown?: (item: Item) => boolean },
): Promise<ListPage<Item> | null> {
  let loaded = await listOrNull(list(), report);
  while (loaded?.pagination.after) {
    if (loaded.data.filter(isShown).length >= shown) break;
    const next: ListPage<Item> | null = await listOrNull(list(loaded.pagination.after), report);
    if (!next) break;
    loaded = mergePages(loaded, next);
  }
  return loaded;
}

/** Appends a page without duplicates: an event that has ended since it was loaded comes again, among the past ones. */
function mergePages<Item extends { _id: string }>(
  before: ListPage<Item>,
  next: ListPage<Item>,
): ListPage<Item> {
  const known = new Set(before.data.map(({ _id }) => _id));
  const fresh = next.data.filter(({ _id }) => !known.has(_id));
  return { data: [...before.data, ...fresh], pagination: next.pagination };
}
