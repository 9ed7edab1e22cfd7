import type { Language } from '#contract/site/language.ts';
import type { ContentKind } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { listStated } from '#server/resources/availability/read.ts';
import { listForVisitors } from '#server/resources/content/list.ts';
import { eventContent, mediaContent, newsContent } from '#server/resources/content/schema.ts';
import { listActiveDealers } from '#server/resources/dealers/list.ts';
import { listAllEnergyPrices, listFinanceRules } from '#server/resources/finance/resource.ts';
import { listAllJobs, listJobCategories } from '#server/resources/jobs/list.ts';
import { listActiveCars, listActiveCities } from '#server/resources/pricing/list.ts';
import { readPaymentTerms } from '#server/resources/pricing/payment-terms.ts';
import { listAllSpecifications } from '#server/resources/specifications/resource.ts';
import { listPublishedTariffs } from '#server/resources/tariffs/read.ts';
import { listOfficialAccounts } from '#server/resources/verify/read.ts';

/** The maximum age of a result, in case of a change without NOTIFY, such as a manual one in the database. */
const maxAgeMs = 10_000;

/**
 * A query whose result all pages share until it changes, so that uncacheable pages, such as those with a query string,
 * need not wait for the database. Callers must not modify the shared result.
 */
export class CachedQuery<Content> {
  readonly kind: ContentKind;
  readonly #read: () => Promise<Content>;
  readonly #now: () => number;
  #cached: { content: Promise<Content>; readAt: number } | undefined;

  constructor(kind: ContentKind, read: () => Promise<Content>, now = Date.now) {
    this.kind = kind;
    this.#read = read;
    this.#now = now;
  }

  /** The last result, or the pending one. A failed read is not cached. */
  get(): Promise<Content> {
    if (this.#cached && this.#now() - this.#cached.readAt <= maxAgeMs) return this.#cached.content;
    const cached = { content: this.#read(), readAt: this.#now() };
    this.#cached = cached;
    cached.content.catch(() => {
      // The caller, who gets the same promise, handles the error.
      if (this.#cached === cached) this.forget();
    });
    return cached.content;
  }

  forget(): void {
    this.#cached = undefined;
  }
}

export type CachedQueries = ReturnType<typeof createCachedQueries>;

/** The queries whose texts are in a language. */
const createTextQueries = (db: Db, language: Language) => ({
  paymentTerms: new CachedQuery('prices', () => readPaymentTerms(db, language)),
  specifications: new CachedQuery('specifications', () => listAllSpecifications(db, language)),
  jobs: new CachedQuery('jobs', () => listAllJobs(db, language)),
  news: new CachedQuery('news', () => listForVisitors(db, newsContent, language)),
  events: new CachedQuery('events', () => listForVisitors(db, eventContent, language)),
  media: new CachedQuery('media', () => listForVisitors(db, mediaContent, language)),
});

/** The queries with the same result for every visitor, or for every reader of a language. */
export const createCachedQueries = (db: Db) => ({
  dealers: new CachedQuery('dealers', () => listActiveDealers(db)),
  cars: new CachedQuery('prices', () => listActiveCars(db)),
  cities: new CachedQuery('prices', () => listActiveCities(db)),
  tariffs: new CachedQuery('tariffs', () => listPublishedTariffs(db)),
  financeRules: new CachedQuery('tariffs', () => listFinanceRules(db)),
  energyPrices: new CachedQuery('tariffs', () => listAllEnergyPrices(db)),
  officialAccounts: new CachedQuery('accounts', () => listOfficialAccounts(db)),
  stated: new CachedQuery('dealers', () => listStated(db)),
  jobCategories: new CachedQuery('jobs', () => listJobCategories(db)),
  texts: { en: createTextQueries(db, 'en'), ur: createTextQueries(db, 'ur') },
});

/** Drops the results of one kind of content, or all of them. */
export function forgetCachedQueries(
  { texts, ...queries }: CachedQueries,
  kind?: ContentKind,
): void {
  for (const query of [queries, texts.en, texts.ur].flatMap((set) => Object.values(set))) {
    if (!kind || query.kind === kind) query.forget();
  }
}
