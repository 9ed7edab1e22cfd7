import type { NewsItem } from '#contract/content/content.ts';
import type { Pagination } from '#contract/http.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { FailedList } from '../published/failed-list.tsx';
import { newsFailed } from '../published/lists.ts';
import { LightOnPaint } from '../vehicles/stills.tsx';
import { NewsList } from './news-list.tsx';
import { Newsletters } from './newsletters.tsx';

/** The first page of news and newsletters, or null if it could not be read. */
export interface NewsData {
  list: { data: NewsItem[]; pagination: Pagination } | null;
  /** How many articles show at first. */
  shown: number;
}

/** The news page: articles, newsletter form and latest issues. */
export function NewsPage({ list, shown }: NewsData) {
  return (
    <>
      <div className="bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-16 md:pb-24 lg:px-16">
        <header className="mb-6 items-end justify-between gap-10 md:mb-10 lg:flex">
          <h1 className="-ml-[0.04em] text-5xl leading-[0.9] font-semibold tracking-tight md:text-8xl">
            News
          </h1>
          <p className="mt-3 max-w-sm text-pretty text-graphite-700 md:text-lg">
            On the models, on owning one, and on the dealerships.
          </p>
        </header>
        <h2 className="sr-only">Articles</h2>
        {list ? <NewsList first={list} shown={shown} /> : <FailedList message={newsFailed} />}
      </div>
      <section
        aria-labelledby="subscribe-title"
        className="studio on-dark relative grid gap-6 overflow-clip px-5 py-12 text-white md:grid-cols-2 md:items-center md:gap-10 md:px-10 md:py-20 lg:px-16"
      >
        <LightOnPaint />
        <div aria-hidden="true" className="absolute inset-0 bg-graphite-950/60" />
        <div className="relative">
          <h2
            id="subscribe-title"
            className="text-2xl font-semibold tracking-tight text-balance md:text-4xl"
          >
            Subscribe to our newsletter
          </h2>
          <p className="mt-2 md:text-lg">News of our models and events, by email.</p>
        </div>
        <div className="relative">
          <NewsletterForm id="news-email" />
        </div>
      </section>
      {list && <Newsletters items={list.data.filter(({ type }) => type === 'newsletter')} />}
    </>
  );
}
