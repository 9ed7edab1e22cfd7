import type { ContentKind } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
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

/** The queries with the same result for every visitor. */
export const createCachedQueries = (db: Db) => ({
  dealers: new CachedQuery('dealers', () => listActiveDealers(db)),
  cars: new CachedQuery('prices', () => listActiveCars(db)),
  cities: new CachedQuery('prices', () => listActiveCities(db)),
  paymentTermsInEnglish: new CachedQuery('prices', () => readPaymentTerms(db, 'en')),
  paymentTermsInUrdu: new CachedQuery('prices', () => readPaymentTerms(db, 'ur')),
  tariffs: new CachedQuery('tariffs', () => listPublishedTariffs(db)),
  financeRules: new CachedQuery('tariffs', () => listFinanceRules(db)),
  energyPrices: new CachedQuery('tariffs', () => listAllEnergyPrices(db)),
  specificationsInEnglish: new CachedQuery('specifications', () => listAllSpecifications(db, 'en')),
  specificationsInUrdu: new CachedQuery('specifications', () => listAllSpecifications(db, 'ur')),
  officialAccounts: new CachedQuery('accounts', () => listOfficialAccounts(db)),
  jobsInEnglish: new CachedQuery('jobs', () => listAllJobs(db, 'en')),
  jobsInUrdu: new CachedQuery('jobs', () => listAllJobs(db, 'ur')),
  jobCategories: new CachedQuery('jobs', () => listJobCategories(db)),
  newsInEnglish: new CachedQuery('news', () => listForVisitors(db, newsContent, 'en')),
  newsInUrdu: new CachedQuery('news', () => listForVisitors(db, newsContent, 'ur')),
  eventsInEnglish: new CachedQuery('events', () => listForVisitors(db, eventContent, 'en')),
  eventsInUrdu: new CachedQuery('events', () => listForVisitors(db, eventContent, 'ur')),
  mediaInEnglish: new CachedQuery('media', () => listForVisitors(db, mediaContent, 'en')),
  mediaInUrdu: new CachedQuery('media', () => listForVisitors(db, mediaContent, 'ur')),
});

/** Drops the results of one kind of content, or all of them. */
export function forgetCachedQueries(queries: CachedQueries, kind?: ContentKind): void {
  for (const query of Object.values(queries)) {
    if (!kind || query.kind === kind) query.forget();
  }
}
