import type { ContentKind } from '#server/changes/changes.ts';
import { eventContent, mediaContent, newsContent } from '#server/content/content.ts';
import { listNewest } from '#server/content/list.ts';
import type { Db } from '#server/db/client.ts';
import { listActiveDealers } from '#server/dealers/list.ts';
import { listAllJobs, listJobCategories } from '#server/jobs/list.ts';
import { listActiveCars, listActiveCities } from '#server/pricing/list.ts';

/** What changed behind our back, by hand in the database for instance, is read anew after this long. */
const maxAgeMs = 10_000;

/**
 * Something that pages show, read once for all of them until it changes. Pages that are made for one visitor,
 * by the query of their address for instance, wait for no database then. What it answers is shared: it is
 * not to be altered.
 */
export class Reading<Content> {
  readonly kind: ContentKind;
  readonly #read: () => Promise<Content>;
  readonly #now: () => number;
  #kept: { content: Promise<Content>; readAt: number } | undefined;

  constructor(kind: ContentKind, read: () => Promise<Content>, now = Date.now) {
    this.kind = kind;
    this.#read = read;
    this.#now = now;
  }

  /** What was read last, or is being read; a failed reading is not kept. */
  get(): Promise<Content> {
    if (this.#kept && this.#now() - this.#kept.readAt <= maxAgeMs) return this.#kept.content;
    const kept = { content: this.#read(), readAt: this.#now() };
    this.#kept = kept;
    kept.content.catch(() => {
      if (this.#kept === kept) this.forget();
    });
    return kept.content;
  }

  forget(): void {
    this.#kept = undefined;
  }
}

export type Readings = ReturnType<typeof readingsOf>;

/** What the pages of the site show of the database, as long as it is the same for every visitor. */
export const readingsOf = (db: Db) => ({
  dealers: new Reading('dealers', () => listActiveDealers(db)),
  cars: new Reading('prices', () => listActiveCars(db)),
  cities: new Reading('prices', () => listActiveCities(db)),
  jobs: new Reading('jobs', () => listAllJobs(db)),
  jobCategories: new Reading('jobs', () => listJobCategories(db)),
  news: new Reading('news', () => listNewest(db, newsContent)),
  events: new Reading('events', () => listNewest(db, eventContent)),
  media: new Reading('media', () => listNewest(db, mediaContent)),
});

/** Has what shows content of a kind read anew, or all of it. */
export function forgetReadings(readings: Readings, kind?: ContentKind): void {
  for (const reading of Object.values(readings)) {
    if (!kind || reading.kind === kind) reading.forget();
  }
}
