import { loadNews } from '../news/load-news.ts';
import { NewsPage } from '../news/news-page.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/news.ts';

/** One page at two addresses: within the site's frame, and in the newsroom without it. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
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
