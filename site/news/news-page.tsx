import { stagedShot } from '#catalogue/pictures/decorations.ts';
import type { NewsItem } from '#contract/content/content.ts';
import type { Pagination } from '#contract/http/http.ts';
import { FailedList } from '../layout/error-screen.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { newsFailed } from '../published/lists.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { NewsList } from './news-list.tsx';
import { listLatestIssues, Newsletters } from './newsletters.tsx';

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
      <div className="bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-14 md:pb-24 lg:px-16">
        <header className="mb-6 lg:grid-cols-3 items-baseline-last gap-10 md:mb-8 lg:grid">
          <h1 className="title-large -ml-[0.07em] lg:col-span-2">News</h1>
          <p className="mt-3 max-w-sm text-graphite-700 md:mt-5 md:text-lg">
            On the models, on owning one, and on the dealerships.
          </p>
        </header>
        <h2 className="sr-only">Articles</h2>
        {list ? <NewsList first={list} shown={shown} /> : <FailedList message={newsFailed} />}
      </div>
      <section
        aria-labelledby="subscribe-title"
        className="studio on-dark grid overflow-clip text-white md:grid-cols-2"
      >
        <div className="flex flex-col justify-center px-5 py-12 md:py-16 md:pr-0 md:pl-10 lg:min-h-100 lg:pl-16">
          <h2 id="subscribe-title" className="text-3xl font-semibold tracking-tight md:text-4xl">
            Subscribe to our newsletter
          </h2>
          <p className="mt-2 mb-6 text-graphite-300 md:text-lg">
            News of our models and events, by email. You can unsubscribe at any time.
          </p>
          <NewsletterForm id="news-email" />
        </div>
        <div className="relative max-md:hidden">
          <StudioPicture
            picture={stagedShot('ora-07', 'designed')}
            sizes="50vw"
            className="full-picture mask-l-from-60%"
          />
        </div>
      </section>
      {list && <Newsletters items={listLatestIssues(list.data)} />}
    </>
  );
}
