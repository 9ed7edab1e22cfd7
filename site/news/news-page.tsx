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

/** The news page: newsletter form, latest issues and articles. */
export function NewsPage({ list, shown }: NewsData) {
  return (
    <>
      <header className="studio on-dark relative grid gap-10 overflow-clip px-5 pt-14 pb-12 text-white md:px-10 md:pt-20 md:pb-14 lg:grid-cols-2 lg:items-end lg:px-16">
        <LightOnPaint />
        <div aria-hidden="true" className="absolute inset-0 bg-graphite-950/70" />
        <h1 className="relative text-6xl leading-[0.9] font-semibold tracking-tight md:text-8xl xl:text-9xl">
          News
        </h1>
        <section
          aria-labelledby="subscribe-title"
          className="relative lg:max-w-xl lg:justify-self-end"
        >
          <h2 id="subscribe-title" className="text-xl font-semibold tracking-tight">
            Subscribe to our newsletter
          </h2>
          <p className="mt-1 mb-4">News of our models and events, by email.</p>
          <NewsletterForm id="news-email" />
        </section>
      </header>
      {list && <Newsletters items={list.data.filter(({ type }) => type === 'newsletter')} />}
      <section className="bg-paper px-5 py-14 md:px-10 md:py-20 lg:px-16">
        <h2 className="mb-6 text-3xl font-semibold tracking-tight md:mb-8 md:text-5xl">News</h2>
        {list ? <NewsList first={list} shown={shown} /> : <FailedList message={newsFailed} />}
      </section>
    </>
  );
}
