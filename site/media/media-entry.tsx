import { Link } from 'react-router';
import type { MediaItem } from '#contract/content/content.ts';
import { listMediaFiles } from '#contract/content/media-file.ts';
import { formatDayInPakistan } from '#contract/day-words.ts';
import { findPublishedAt } from '#contract/published-at.ts';
import { shortenText } from '../published/excerpt.ts';
import { formatFileCount } from '../published/file-count.ts';
import { findFirstPicture } from '../published/first-picture.ts';
import { ItemPicture } from '../published/item-picture.tsx';
import { buildOpenLink } from '../published/open-record.ts';

/** A media record: its first picture, which opens all of its files, with title and text. */
export function MediaEntry({ item, className }: { item: MediaItem; className: string }) {
  const { _id, title, content } = item;
  const publishedAt = findPublishedAt(item);
  const files = listMediaFiles(item);
  const picture = (
    <ItemPicture
      {...findFirstPicture(item)}
      sizes="(width >= 64rem) 58vw, 100vw"
      className="aspect-4/3 w-full transition-[scale] duration-300 group-hover:scale-102 md:aspect-video lg:aspect-auto lg:h-[29vw] lg:max-h-136"
    />
  );
  return (
    <li className={className}>
      {files.length > 0 ? (
        <Link
          {...buildOpenLink(_id)}
          aria-label={`${title}: open ${formatFileCount(files)}`}
          className="group relative block overflow-hidden rounded-control"
        >
          {picture}
          <span className="absolute right-3 bottom-3 rounded-control bg-graphite-950/80 px-2.5 py-1.5 text-sm">
            {formatFileCount(files)}
          </span>
        </Link>
      ) : (
        <div className="overflow-hidden rounded-control">{picture}</div>
      )}
      <div className="mt-4 wrap-anywhere md:mt-5">
        {publishedAt && (
          <time dateTime={publishedAt} className="block text-sm text-graphite-300">
            {formatDayInPakistan(publishedAt)}
          </time>
        )}
        <h2 className="mt-1 text-2xl leading-tight font-semibold tracking-tight md:text-4xl">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-pretty text-graphite-300 md:text-lg">
          {shortenText(content, 200)}
        </p>
      </div>
    </li>
  );
}
