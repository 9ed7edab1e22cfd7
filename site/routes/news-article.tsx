import { data } from 'react-router';
import { siteContext } from '../entry.server.tsx';
import { Article, NoArticle } from '../news/article.tsx';
import { noIndex, pageMeta } from '../page-meta.ts';
import { excerptOf } from '../published/excerpt.ts';
import { newsArticle } from '../structured-data/news-article.ts';
import type { Route } from './+types/news-article.ts';

const newsPath = '/news-and-events/news';

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const article = loaderData?.article;
  const page = pageMeta(matches, {
    title: article?.title ?? 'Article not found',
    description: excerptOf(article?.content ?? 'There is no article at this address.', 160),
    path: `/news/${params.id}`,
    sharedAs: newsPath,
    parents: [{ name: 'News', path: newsPath }],
    kind: 'article',
    picture: article?.imageUrl ? { src: article.imageUrl, alt: article.title } : undefined,
    things: article ? [newsArticle(matches[0].loaderData?.publicUrl ?? '', article)] : [],
  });
  return article ? page : [...page, noIndex];
};

/** An article that is not there is said to be; a list that can't be read says so with its status. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { findNews, report } = context.get(siteContext);
  try {
    const article = await findNews(params.id);
    return data({ article, failedWith: null }, { status: article ? 200 : 404 });
  } catch (error) {
    report(error);
    return data({ article: null, failedWith: 503 }, { status: 503 });
  }
}

export default function NewsArticle({ loaderData: { article, failedWith } }: Route.ComponentProps) {
  if (article) return <Article article={article} />;
  return failedWith ? (
    <NoArticle title={`Request failed (${failedWith})`} text="Please try again in a moment." />
  ) : (
    <NoArticle
      title="Article not found"
      text="It may have been taken down, or the link may be mistyped."
    />
  );
}
