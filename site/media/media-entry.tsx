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
export function MediaEntry({ item }: { item: MediaItem }) {
  const { _id, title, content } = item;
  const publishedAt = findPublishedAt(item);
  const files = listMediaFiles(item);
  const picture = (
    <ItemPicture
      {...findFirstPicture(item)}
      className="aspect-video w-full transition-[scale] duration-300 group-hover:scale-102 md:aspect-21/9"
    />
  );
  return (
    <li>
      {files.length > 0 ? (
        <Link
          {...buildOpenLink(_id)}
          aria-label={`${title}: open ${formatFileCount(files)}`}
          className="group relative block overflow-hidden rounded-control"
        >
          {picture}
          <span className="absolute right-3 bottom-3 rounded-control bg-graphite-950/80 px-2 py-1 text-xs">
            {formatFileCount(files)}
          </span>
        </Link>
      ) : (
        <div className="overflow-hidden rounded-control">{picture}</div>
      )}
      <div className="mt-5 gap-x-10 wrap-anywhere md:grid md:grid-cols-12">
        <h2 className="text-2xl font-semibold tracking-tight md:col-span-5 md:text-4xl">{title}</h2>
        <div className="mt-2 md:col-span-7 md:mt-1">
          <p className="max-w-prose text-graphite-300 md:text-lg">{shortenText(content, 200)}</p>
          {publishedAt && (
            <time dateTime={publishedAt} className="mt-2 block text-sm text-graphite-400">
              {formatDayInPakistan(publishedAt)}
            </time>
          )}
        </div>
      </div>
    </li>
  );
}
