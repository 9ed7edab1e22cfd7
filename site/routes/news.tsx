import type { RouterContextProvider } from 'react-router';
import { siteContext } from '#site/entry.server.tsx';
import { loadShown, parseShownCount } from '#site/published/load-more.tsx';
import { FailedData } from '../layout/error-screen.tsx';
import { isArticle } from '../news/news-list.tsx';
import { type NewsData, NewsPage } from '../news/news-page.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/news.ts';

export const handle = { query: ['shown'] };

const initial = 6;

/** Loads the first page of the list and how many articles to show. */
async function loadNews({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): Promise<NewsData> {
  const { listNews, report } = context.get(siteContext);
  const shown = parseShownCount(request, initial);
  const list = await loadShown(listNews, report, { shown, isShown: isArticle });
  return { list, shown };
}

/** The same page has two URLs: in the site's layout and in the newsroom's. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...buildPageMeta(matches, {
    title: 'News',
    description:
      'News of HAVAL, ORA and TANK in Pakistan: articles on the models and on owning them, and our monthly newsletter.',
    path: '/news-and-events/news',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'News',
    href: '/news.xml',
  },
];

export const loader = (args: Route.LoaderArgs) => loadNews(args);

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}

/** Shown if the data of the page could not be fetched. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FailedData error={error}>
    <NewsPage list={null} shown={initial} />
  </FailedData>
);
