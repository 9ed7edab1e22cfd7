import { data, isRouteErrorResponse } from 'react-router';
import type { NewsItem } from '#contract/content/content.ts';
import { findPublishedAt } from '#contract/content/published-at.ts';
import * as words from '#words/site/news';
import { siteContext } from '../entry.server.tsx';
import { FailedData } from '../layout/error-screen.tsx';
import { listOrNull } from '../list-or-null.ts';
import { Article, NoArticle, type RelatedArticle } from '../news/article.tsx';
import { buildPageMeta, noIndex } from '../page-meta.ts';
import { shortenText } from '../published/list-entry.tsx';
import { buildNewsArticle } from '../structured-data/news-article.ts';
import type { Route } from './+types/news-article.ts';

const newsPath = '/news-and-events/news';

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const article = loaderData?.article;
  const missing = loaderData?.failedWith === null ? words.articleNotFound : words.article;
  const page = buildPageMeta(matches, {
    title: article?.title ?? missing,
    description: shortenText(article?.content ?? words.noArticle, 160),
    path: `/news/${params.id}`,
    sharedAs: newsPath,
    parents: [{ name: words.pageTitle, path: newsPath }],
    kind: 'article',
    picture: article?.imageUrl
      ? { src: article.imageUrl, alt: article.imageAlt ?? article.title }
      : undefined,
    structuredData: article
      ? [buildNewsArticle(matches[0].loaderData?.publicUrl ?? '', article)]
      : [],
  });
  return article ? page : [...page, noIndex];
};

/** How many other articles an article links to. */
const relatedCount = 3;

/** The newest articles but this one, without their texts. */
const listRelated = (items: readonly NewsItem[], id: string): RelatedArticle[] =>
  items
    .filter(({ _id, type }) => type === 'news' && _id !== id)
    .slice(0, relatedCount)
    .map((item) => ({
      _id: item._id,
      title: item.title,
      imageUrl: item.imageUrl,
      publishedAt: findPublishedAt(item),
    }));

/** A missing article is a 404. If it cannot be read, the status is 503. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { findPreviewed, findPublished, listNews, report } = context.get(siteContext);
  const findArticle = async (id: string) => {
    const previewed = await findPreviewed('news');
    return previewed?._id === id ? previewed : await findPublished('news', id);
  };
  try {
    const [article, list] = await Promise.all([
      findArticle(params.id),
      listOrNull(listNews(), report),
    ]);
    const related = listRelated(list?.data ?? [], params.id);
    return data({ article, related, failedWith: null }, { status: article ? 200 : 404 });
  } catch (error) {
    report(error);
    return data({ article: null, related: [], failedWith: 503 }, { status: 503 });
  }
}

export default function NewsArticle({
  loaderData: { article, related, failedWith },
}: Route.ComponentProps) {
  if (article) return <Article article={article} related={related} />;
  return failedWith ? (
    <FailedArticle status={failedWith} />
  ) : (
    <NoArticle title={words.articleNotFound} text={words.mayBeTakenDown} />
  );
}

/** Shown if the article could not be fetched. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FailedData error={error}>
    <FailedArticle status={isRouteErrorResponse(error) ? error.status : 500} />
  </FailedData>
);

const FailedArticle = ({ status }: { status: number }) => (
  <NoArticle title={words.requestFailed(status)} text={words.tryInMoment} />
);
