import { stagedShot } from '#catalogue/pictures/decorations.ts';
import type { NewsItem } from '#contract/content/content.ts';
import { languageRoot } from '#words/site/layout';
import * as words from '#words/site/news';
import { siteContext } from '../entry.server.tsx';
import { FailedData, FailedList } from '../layout/error-screen.tsx';
import { isArticle, NewsList } from '../news/news-list.tsx';
import { listLatestIssues, Newsletters } from '../news/newsletters.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { newsFailed } from '../published/lists.ts';
import { type ListPage, loadShown, parseShownCount } from '../published/published-list.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/news.ts';

export const handle = { query: ['shown'] };

const initial = 6;

/** The same page has two URLs: in the site's layout and in the newsroom's. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/news-and-events/news',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: words.pageTitle,
    href: `${languageRoot}/news.xml`,
  },
];

export async function loader({ context, request }: Route.LoaderArgs): Promise<NewsData> {
  const { listNews, report } = context.get(siteContext);
  const shown = parseShownCount(request, initial);
  const list = await loadShown(listNews, report, { shown, isShown: isArticle });
  return { list, shown };
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}

/** Shown if the data of the page could not be fetched. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FailedData error={error}>
    <NewsPage list={null} shown={initial} />
  </FailedData>
);

/** The first page of news and newsletters, or null if it could not be read. */
interface NewsData {
  list: ListPage<NewsItem> | null;
  /** How many articles show at first. */
  shown: number;
}

/** The news page: articles, newsletter form and latest issues. */
function NewsPage({ list, shown }: NewsData) {
  return (
    <>
      <div className="bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-14 md:pb-24 lg:px-16">
        <header className="mb-6 lg:grid-cols-3 items-baseline-last gap-10 md:mb-8 lg:grid">
          <h1 className="title-large -ms-[0.07em] lg:col-span-2">{words.pageTitle}</h1>
          <p className="mt-3 max-w-sm text-graphite-700 md:mt-5 md:text-lg">{words.introduction}</p>
        </header>
        <h2 className="sr-only">{words.articles}</h2>
        {list ? <NewsList first={list} shown={shown} /> : <FailedList message={newsFailed} />}
      </div>
      <section
        aria-labelledby="subscribe-title"
        className="studio on-dark grid overflow-clip text-white md:grid-cols-2"
      >
        <div className="flex flex-col justify-center px-5 py-12 md:py-16 md:pe-0 md:ps-10 lg:min-h-100 lg:ps-16">
          <h2 id="subscribe-title" className="text-3xl font-semibold tracking-tight md:text-4xl">
            {words.subscribe}
          </h2>
          <p className="mt-2 mb-6 text-graphite-300 md:text-lg">{words.subscribeText}</p>
          <NewsletterForm id="news-email" />
        </div>
        <div className="relative max-md:hidden">
          <StudioPicture
            picture={stagedShot('ora-07', 'designed')}
            sizes="50vw"
            className="full-picture mask-start-from-60%"
          />
        </div>
      </section>
      {list && <Newsletters items={listLatestIssues(list.data)} />}
    </>
  );
}
