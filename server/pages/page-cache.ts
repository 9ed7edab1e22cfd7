import type { ContentKind } from '#server/changes/changes.ts';
import type { Page } from './page.ts';

/** A page that changed behind our back, by hand in the database for instance, is stale for this long. */
const maxAgeMs = 5 * 60 * 1000;

interface Entry {
  page: Page;
  bytes: number;
  madeAt: number;
}

interface Options {
  maxBytes: number;
  now?: () => number;
}

/**
 * Rendered pages by canonical address, bounded in bytes: the least recently used one goes first.
 * A page that was being made while content it shows changed is not kept. An old page is given on
 * where no new one can be made whole, while the database is away for instance.
 */
export class PageCache {
  readonly #maxBytes: number;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<Page>>();
  /** Counts changes; each kind remembers when it last changed. */
  #generation = 0;
  readonly #changedAt = new Map<ContentKind, number>();
  #flushedAt = 0;
  #bytes = 0;

  constructor({ maxBytes, now = Date.now }: Options) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  /** The page kept under a key; else `make` makes it, once for all who wait for it. */
  async get(key: string, make: () => Promise<Page>): Promise<Page> {
    const fresh = this.#find(key);
    if (fresh) return fresh;
    const made = await (this.#making.get(key) ?? this.#make(key, make));
    return made.isWhole ? made : (this.#entries.get(key)?.page ?? made);
  }

  /** Forgets the pages that show content of this kind, finished or being made. */
  forget(kind: ContentKind): void {
    this.#generation += 1;
    this.#changedAt.set(kind, this.#generation);
    for (const [key, { page }] of this.#entries) if (page.shows.has(kind)) this.#drop(key);
    this.#making.clear();
  }

  /** Has every page made anew before it is given out, if that can be: changes may have been missed. */
  flush(): void {
    this.#generation += 1;
    this.#flushedAt = this.#generation;
    for (const entry of this.#entries.values()) entry.madeAt = Number.NEGATIVE_INFINITY;
    this.#making.clear();
  }

  get bytes(): number {
    return this.#bytes;
  }

  #find(key: string): Page | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#now() - entry.madeAt > maxAgeMs) return undefined;
    // The map's order is the order of use.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.page;
  }

  #make(key: string, make: () => Promise<Page>): Promise<Page> {
    const startedIn = this.#generation;
    const making = make()
      .then((page) => {
        if (page.isKept && !this.#hasChanged(page, startedIn)) this.#keep(key, page);
        else if (page.isWhole && !page.isKept) this.#drop(key);
        return page;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #hasChanged({ shows }: Page, since: number): boolean {
    if (this.#flushedAt > since) return true;
    return [...shows].some((kind) => (this.#changedAt.get(kind) ?? 0) > since);
  }

  #keep(key: string, page: Page): void {
    this.#drop(key);
    const bytes = key.length + page.body.maxBytes;
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { page, bytes, madeAt: this.#now() });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
