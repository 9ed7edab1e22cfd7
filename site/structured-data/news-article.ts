import type { NewsItem } from '#contract/content/content.ts';
import { findPublishedAt } from '#contract/content/published-at.ts';
import { languageRoot } from '#words/site/layout';
import { buildAbsoluteUrl, type Thing } from './schema-org.ts';

interface NewsArticle extends Thing {
  '@type': 'NewsArticle';
  headline: string;
  datePublished: string;
  dateModified: string;
  url: string;
  image?: string;
}

/** Builds an article. Uploaded pictures get an absolute URL. */
export function buildNewsArticle(publicUrl: string, article: NewsItem): NewsArticle {
  const { _id, title, updatedAt, imageUrl } = article;
  return {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: findPublishedAt(article),
    dateModified: updatedAt,
    url: `${publicUrl}${languageRoot}/news/${_id}`,
    ...(imageUrl && { image: buildAbsoluteUrl(publicUrl, imageUrl) }),
  };
}
