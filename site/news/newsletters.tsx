import { Link } from 'react-router';
import type { NewsItem } from '#contract/content/content.ts';
import { formatDayInPakistan } from '#contract/day-words.ts';
import { findPublishedAt } from '#contract/published-at.ts';
import { shortenText } from '../published/excerpt.ts';

/** The latest newsletters: up to three, [on phones one](docs/spec/public-site.md#news-events-and-media). */
export function Newsletters({ items }: { items: readonly NewsItem[] }) {
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="newsletters-title"
      className="bg-paper-deep px-5 py-12 md:px-10 md:py-16 lg:grid lg:grid-cols-4 lg:gap-x-10 lg:px-16"
    >
      <h2
        id="newsletters-title"
        className="text-2xl font-semibold tracking-tight text-balance md:text-3xl"
      >
        SAZGAR'S Monthly Newsletter
      </h2>
      <ul className="mt-8 grid gap-x-10 md:grid-cols-3 lg:col-span-3 lg:mt-0">
        {items.slice(0, 3).map(({ _id, title, content, ...times }) => (
          <li key={_id} className="not-first:max-md:hidden">
            <Link
              to={`/news/${_id}`}
              className="group flex h-full flex-col border-t border-graphite-950 pt-3 wrap-anywhere no-underline"
            >
              <time dateTime={findPublishedAt(times)} className="text-sm text-graphite-600">
                {formatDayInPakistan(findPublishedAt(times))}
              </time>
              <h3 className="mt-3 text-xl leading-tight font-semibold tracking-tight group-hover:underline">
                {title}
              </h3>
              <p className="mt-2 text-graphite-600">{shortenText(content, 100)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
