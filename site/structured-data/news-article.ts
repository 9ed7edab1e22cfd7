import type { NewsItem } from '#contract/content/content.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { Thing } from './thing.ts';

interface NewsArticle extends Thing {
  '@type': 'NewsArticle';
  headline: string;
  datePublished: string;
  dateModified: string;
  url: string;
  image?: string;
}

/** An article. Pictures that staff have uploaded have addresses within the site. */
export function newsArticle(publicUrl: string, article: NewsItem): NewsArticle {
  const { _id, title, createdAt, updatedAt, imageUrl } = article;
  return {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: createdAt,
    dateModified: updatedAt,
    url: `${publicUrl}/news/${_id}`,
    ...(imageUrl && { image: absoluteUrl(publicUrl, imageUrl) }),
  };
}
