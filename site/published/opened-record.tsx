import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EventItem, MediaItem } from '#contract/content/content.ts';
import { listMediaFiles, type MediaFile } from '#contract/content/media-file.ts';
import { parseYoutubeId, youtubePicture } from '#contract/content/youtube.ts';
import { buildDirection } from '#contract/format/direction.ts';
import * as words from '#words/site/published';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import { FormattedText } from './formatted-text.tsx';
import { ItemPicture } from './item-picture.tsx';
import { useOpenRecord } from './open-record.ts';

/** The record that the URL opens, if it is in the list: its files as slides, and its text. */
export function OpenedRecord<Item extends EventItem | MediaItem>({
  items,
  above,
  below,
}: {
  items: readonly Item[];
  /** Content above the title. */
  above?: (item: Item) => ReactNode;
  /** Renders the content below the text, given the query of the list. */
  below?: (item: Item, listSearch: string) => ReactNode;
}) {
  const { id, key, close, listSearch } = useOpenRecord();
  const item = items.find(({ _id }) => _id === id);
  if (!item) return null;
  const files = listMediaFiles(item);
  const { title, content, body } = item;
  return (
    <LazyViewer
      key={key}
      title={title}
      slides={files.map((file) => (isCurrent) => (
        <FileSlide file={file} title={title} isCurrent={isCurrent} />
      ))}
      transcripts={files.map(({ transcript }) => transcript)}
      onClose={close}
    >
      {above?.(item)}
      <div className="pe-12">
        <h2
          {...buildDirection(title)}
          className={`text-2xl wrap-anywhere font-semibold tracking-tight md:text-4xl ${above ? 'mt-1' : ''}`}
        >
          {title}
        </h2>
      </div>
      <FormattedText
        text={content}
        body={body}
        below={2}
        className="mt-4 max-w-prose text-graphite-100"
      />
      {below?.(item, listSearch)}
    </LazyViewer>
  );
}

/**
 * A picture or video. A video stops when it is no longer the current slide. YouTube's player is loaded only
 * when the visitor presses play.
 */
function FileSlide({
  file,
  title,
  isCurrent,
}: {
  file: MediaFile;
  title: string;
  isCurrent: boolean;
}) {
  const videoId = file.source === 'youtube' ? parseYoutubeId(file.url) : null;
  if (videoId) return <YoutubeSlide key={String(isCurrent)} videoId={videoId} title={title} />;
  if (file.type === 'image') {
    return (
      <ItemPicture url={file.url} alt={file.alt ?? title} className="size-full object-contain" />
    );
  }
  return <FilmSlide key={String(isCurrent)} file={file} title={title} isCurrent={isCurrent} />;
}

/**
 * Whether a browser cannot show a film: it fails, or plays the sound only, because it lacks the codec of the picture,
 * such as HEVC.
 */
const lacksPicture = ({ error, readyState, videoWidth }: HTMLVideoElement) =>
  error !== null || (readyState >= HTMLMediaElement.HAVE_METADATA && videoWidth === 0);

/** An uploaded video. Those that the browser cannot show can be downloaded. */
function FilmSlide({
  file: { url, captionsUrl },
  title,
  isCurrent,
}: {
  file: MediaFile;
  title: string;
  isCurrent: boolean;
}) {
  const film = useRef<HTMLVideoElement>(null);
  const [isUnplayable, setIsUnplayable] = useState(false);
  useEffect(() => {
    // It may have failed or loaded before hydration.
    if (film.current && lacksPicture(film.current)) setIsUnplayable(true);
  }, []);
  if (isUnplayable) {
    return (
      <p className="px-5 text-center text-graphite-200">
        {words.filmUnplayable}{' '}
        <a href={url} download className="underline">
          {words.downloadFilm}
        </a>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: staff may upload captions.
    <video
      ref={film}
      src={url}
      aria-label={words.film(title)}
      controls
      playsInline
      preload={isCurrent ? 'metadata' : 'none'}
      onError={() => setIsUnplayable(true)}
      onLoadedMetadata={({ currentTarget }) => setIsUnplayable(lacksPicture(currentTarget))}
      className="size-full"
    >
      {captionsUrl && (
        <track kind="captions" srcLang="en" label={words.captionsLanguage} src={captionsUrl} />
      )}
    </video>
  );
}

function YoutubeSlide({ videoId, title }: { videoId: string; title: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        className="size-full border-0"
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={words.playVideo(title)}
      onClick={() => setIsPlaying(true)}
      className="group relative size-full cursor-pointer"
    >
      <ItemPicture url={youtubePicture(videoId)} className="size-full" />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-18 place-items-center rounded-full bg-signal text-white transition-transform group-hover:scale-110">
          <Play aria-hidden="true" className="size-7 fill-current" />
        </span>
      </span>
    </button>
  );
}
