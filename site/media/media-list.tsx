import { Link } from 'react-router';
import type { MediaItem } from '#contract/content/content.ts';
import { listMediaFiles, type MediaFile } from '#contract/content/media-file.ts';
import { findPublishedAt } from '#contract/content/published-at.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { buildDirection } from '#contract/format/direction.ts';
import * as words from '#words/site/media';
import { ItemPicture } from '../published/item-picture.tsx';
import { findFirstPicture, formatFileCount, shortenText } from '../published/list-entry.tsx';
import { mediaList } from '../published/lists.ts';
import { buildOpenLink } from '../published/open-record.ts';
import { OpenedRecord } from '../published/opened-record.tsx';
import { type ListPage, PublishedList } from '../published/published-list.tsx';

/** Puts the entries one below the other. */
const listClass = 'grid gap-y-12 md:gap-y-20';

/** The media records, newest first: two at first, two more per step. */
export const MediaList = ({ first, shown }: { first: ListPage<MediaItem>; shown: number }) => (
  <PublishedList
    first={first}
    path={mediaList}
    initial={shown}
    step={2}
    empty={words.emptyList}
    opened={(items) => <OpenedRecord items={items} />}
    isOnDark
    className={listClass}
  >
    {renderEntry}
  </PublishedList>
);

/** The sample records, which have no further pages. */
export const SampleMedia = ({ items }: { items: readonly MediaItem[] }) => (
  <>
    <OpenedRecord items={items} />
    <ul className={listClass}>{items.map(renderEntry)}</ul>
  </>
);

/** On wide windows the picture is on the left, then on the right. */
function renderEntry(item: MediaItem, index: number) {
  return <MediaEntry key={item._id} item={item} isMirrored={index % 2 === 1} />;
}

/**
 * A media record: its first picture, which opens all of its files, with title and text. On wide windows the words are
 * beside it, with the next pictures in small.
 */
function MediaEntry({ item, isMirrored }: { item: MediaItem; isMirrored: boolean }) {
  const { _id, title, content } = item;
  const publishedAt = findPublishedAt(item);
  const files = listMediaFiles(item);
  const picture = (
    <ItemPicture
      {...findFirstPicture(item)}
      sizes="(width >= 64rem) 66vw, 100vw"
      className="aspect-4/3 w-full transition-[scale] duration-300 group-hover:scale-102 md:aspect-video"
    />
  );
  return (
    <li className="gap-x-10 lg:grid lg:grid-cols-12">
      <div className={`lg:col-span-8 ${isMirrored ? 'lg:order-last' : ''}`}>
        {files.length > 0 ? (
          <Link
            {...buildOpenLink(_id)}
            aria-label={words.openFiles(title, formatFileCount(files))}
            className="group relative block overflow-hidden rounded-control"
          >
            {picture}
            <span className="absolute inset-e-3 bottom-3 rounded-control bg-graphite-950/80 px-2.5 py-1.5 text-sm">
              {formatFileCount(files)}
            </span>
          </Link>
        ) : (
          <div className="overflow-hidden rounded-control">{picture}</div>
        )}
      </div>
      <div className="mt-4 flex flex-col wrap-anywhere md:mt-5 lg:col-span-4 lg:mt-0 border-white/15 lg:border-t lg:pt-5">
        {publishedAt && (
          <time dateTime={publishedAt} className="block text-sm text-graphite-300">
            {formatDayInPakistan(publishedAt)}
          </time>
        )}
        <h2
          {...buildDirection(title)}
          className="mt-1 text-2xl leading-tight font-semibold tracking-tight md:text-4xl lg:mt-3"
        >
          {title}
        </h2>
        <p
          {...buildDirection(content)}
          className="mt-2 max-w-prose text-graphite-300 md:text-lg lg:mt-4"
        >
          {shortenText(content, 200)}
        </p>
        <NextPictures files={files} />
      </div>
    </li>
  );
}

/** The two pictures that follow the first, which the link beside them opens. */
function NextPictures({ files }: { files: readonly MediaFile[] }) {
  const pictures = files.filter(({ type }) => type === 'image').slice(1, 3);
  if (pictures.length < 2) return null;
  return (
    <div aria-hidden="true" className="mt-auto grid grid-cols-2 gap-3 pt-8 max-lg:hidden">
      {pictures.map(({ url }) => (
        <span key={url} className="relative block overflow-hidden rounded-control">
          <ItemPicture url={url} sizes="16vw" className="aspect-video w-full" />
        </span>
      ))}
    </div>
  );
}
