import { Link } from 'react-router';
import type { NewsItem } from '#contract/content/content.ts';
import { findPublishedAt } from '#contract/content/published-at.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { buildDirection } from '#contract/format/direction.ts';
import * as words from '#words/site/news';
import { ItemPicture } from '../published/item-picture.tsx';
import { shortenText } from '../published/list-entry.tsx';

/** The latest three newsletters among the articles, newest first. */
export const listLatestIssues = (items: readonly NewsItem[]): NewsItem[] =>
  items.filter(({ type }) => type === 'newsletter').slice(0, 3);

/** The latest newsletters: up to three, [on phones one](docs/spec/public-site.md#news-events-and-media). */
export function Newsletters({ items }: { items: readonly NewsItem[] }) {
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="newsletters-title"
      className="bg-paper-deep px-5 py-12 md:px-10 md:py-20 lg:px-16"
    >
      <h2 id="newsletters-title" className="text-2xl font-semibold tracking-tight md:text-4xl">
        {words.newsletters}
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-x-10 md:mt-10 md:grid-cols-3 [&>:not(:first-child)]:max-md:hidden">
        <Issues items={items} />
      </ul>
    </section>
  );
}

/** Issues of the newsletter, each with its picture, as items of a list. */
export const Issues = ({ items }: { items: readonly NewsItem[] }) =>
  items.map(({ _id, title, content, imageUrl, imageAlt, ...times }) => (
    <li key={_id}>
      <Link to={`/news/${_id}`} className="group flex h-full flex-col wrap-anywhere no-underline">
        {imageUrl && (
          <span className="relative mb-4 block aspect-video overflow-hidden rounded-control">
            <ItemPicture
              url={imageUrl}
              alt={imageAlt ?? ''}
              sizes="(width >= 48rem) 33vw, 62vw"
              className="h-full! w-full"
            />
          </span>
        )}
        <time dateTime={findPublishedAt(times)} className="text-sm text-graphite-600">
          {formatDayInPakistan(findPublishedAt(times))}
        </time>
        <h3
          {...buildDirection(title)}
          className="mt-1.5 text-xl leading-tight font-semibold tracking-tight group-hover:underline md:text-2xl"
        >
          {title}
        </h3>
        <p {...buildDirection(content)} className="mt-2 text-graphite-600">
          {shortenText(content, 100)}
        </p>
      </Link>
    </li>
  ));
