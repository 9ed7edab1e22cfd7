import { Link } from 'react-router';
import type { MediaItem } from '#contract/content/content.ts';
import { filesOf } from '#contract/content/media-file.ts';
import { dayOf } from '#contract/day-words.ts';
import { excerptOf } from '../published/excerpt.ts';
import { firstPictureOf } from '../published/first-picture.ts';
import { ItemPicture } from '../published/item-picture.tsx';
import { openLink } from '../published/opened.ts';

/** A gallery or film: its first picture across the page, which opens all of it, and what it is. */
export function MediaEntry({ item }: { item: MediaItem }) {
  const { _id, title, content, createdAt } = item;
  const files = filesOf(item);
  const picture = (
    <ItemPicture
      url={firstPictureOf(item)}
      className="aspect-video w-full transition-[scale] duration-300 group-hover:scale-102 md:aspect-21/9"
    />
  );
  return (
    <li>
      {files.length > 0 ? (
        <Link
          {...openLink(_id)}
          aria-label={`${title}: open ${countOf(files.length)}`}
          className="group relative block overflow-hidden rounded-control"
        >
          {picture}
          <span className="absolute right-3 bottom-3 rounded-control bg-graphite-950/80 px-2 py-1 text-xs">
            {countOf(files.length)}
          </span>
        </Link>
      ) : (
        <div className="overflow-hidden rounded-control">{picture}</div>
      )}
      <div className="mt-5 gap-x-10 wrap-anywhere md:grid md:grid-cols-12">
        <h2 className="text-2xl font-semibold tracking-tight md:col-span-5 md:text-4xl">{title}</h2>
        <div className="mt-2 md:col-span-7 md:mt-1">
          <p className="max-w-prose text-graphite-300 md:text-lg">{excerptOf(content, 200)}</p>
          {createdAt && (
            <time dateTime={createdAt} className="mt-2 block text-sm text-graphite-400">
              {dayOf(createdAt)}
            </time>
          )}
        </div>
      </div>
    </li>
  );
}

const countOf = (files: number) =>
  files === 1 ? '1 picture or video' : `${files} pictures and videos`;
