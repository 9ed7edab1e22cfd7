import { LRUCache } from 'lru-cache';
import type { ContentKind } from '#server/platform/changes.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Page } from './page.ts';

/** The maximum age of a page, in case of a change without NOTIFY, such as a manual one in the database. */
const maxAgeMs = 5 * 60 * 1000;

/** Rendering is overloaded or the database is unavailable: a stale page is better than an error. */
const isUnavailable = (error: unknown) => error instanceof AppError && error.code === 'unavailable';

interface Entry {
  page: Page;
  renderedAt: number;
}

interface Options {
  maxBytes: number;
  now?: () => number;
}

/**
 * Rendered pages by canonical path, limited in bytes: the least recently used page is dropped first. A page whose
 * content changed during rendering is not cached. A stale page is returned if no complete new one can be rendered, for
 * example while the database is unavailable.
 */
export class PageCache {
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<Page>>();
  /** Counts changes. `#changedAt` holds the generation in which each kind last changed. */
  #generation = 0;
  readonly #changedAt = new Map<ContentKind, number>();
  #flushedAt = 0;

  constructor({ maxBytes, now = Date.now }: Options) {
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => key.length + page.body.maxBytes,
    });
  }

  /** Returns the cached page; undefined if there is none or it is stale. */
  find(key: string): Page | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#now() - entry.renderedAt <= maxAgeMs ? entry.page : undefined;
  }

  /** Returns the cached page, or renders it once for all concurrent callers. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const cached = this.find(key);
    if (cached) return cached;
    try {
      const rendered = await (this.#rendering.get(key) ?? this.#render(key, render));
      return rendered.isComplete ? rendered : (this.#entries.get(key)?.page ?? rendered);
    } catch (error) {
      const stale = isUnavailable(error) && this.#entries.get(key)?.page;
      if (stale) return stale;
      throw error;
    }
  }

  /** Drops the pages that show content of this kind, cached or being rendered. */
  forget(kind: ContentKind): void {
    this.#generation += 1;
    this.#changedAt.set(kind, this.#generation);
    for (const [key, { page }] of this.#entries)
      if (page.shows.has(kind)) this.#entries.delete(key);
    this.#rendering.clear();
  }

  /** Marks every page as stale, because changes may have been missed. */
  flush(): void {
    this.#generation += 1;
    this.#flushedAt = this.#generation;
    for (const entry of this.#entries.values()) entry.renderedAt = Number.NEGATIVE_INFINITY;
    this.#rendering.clear();
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  #render(key: string, render: () => Promise<Page>): Promise<Page> {
    const startedIn = this.#generation;
    const rendering = render()
      .then((page) => {
        if (page.isCacheable && !this.#hasChanged(page, startedIn)) {
          this.#entries.set(key, { page, renderedAt: this.#now() });
        } else if (page.isComplete && !page.isCacheable) {
          this.#entries.delete(key);
        }
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #hasChanged({ shows }: Page, since: number): boolean {
    if (this.#flushedAt > since) return true;
    return [...shows].some((kind) => (this.#changedAt.get(kind) ?? 0) > since);
  }
}
