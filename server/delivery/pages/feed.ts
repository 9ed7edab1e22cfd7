import type { NewsItem } from '#contract/content/content.ts';
import { findPublishedAt } from '#contract/published-at.ts';
import { stripFormatting } from '#contract/rich-text.ts';
import { feedSegment } from '#server/platform/reserved-segments.ts';
import { escapeXml } from './escape-xml.ts';

const renderItem = (origin: string, { _id, title, content, ...times }: NewsItem) => `  <item>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(`${origin}/news/${_id}`)}</link>
    <guid isPermaLink="false">${_id}</guid>
    <pubDate>${new Date(findPublishedAt(times)).toUTCString()}</pubDate>
    <description>${escapeXml(stripFormatting(content))}</description>
  </item>`;

/** The news as an RSS 2.0 feed, in the order given. */
export function renderFeed(origin: string, title: string, articles: readonly NewsItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
  <title>${escapeXml(title)}</title>
  <link>${escapeXml(`${origin}/news-and-events/news`)}</link>
  <atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${origin}/${feedSegment}`)}"/>
  <description>News of HAVAL, ORA and TANK in Pakistan.</description>
  <language>en</language>
${articles.map((article) => renderItem(origin, article)).join('\n')}
</channel></rss>
`;
}
