import { Play } from 'lucide-react';
import { useState } from 'react';
import type { MediaFile } from '#contract/content/media-file.ts';
import { youtubeIdOf, youtubePicture } from '#contract/content/youtube.ts';
import { ItemPicture } from './item-picture.tsx';

/** One picture or film; a film ends when another slide comes. One of YouTube's is theirs to play once it is asked for, not before. */
export function FileSlide({
  file,
  title,
  isCurrent,
}: {
  file: MediaFile;
  title: string;
  isCurrent: boolean;
}) {
  const videoId = file.source === 'youtube' ? youtubeIdOf(file.url) : null;
  if (videoId) return <YoutubeSlide key={String(isCurrent)} videoId={videoId} title={title} />;
  if (file.type === 'image') {
    return <ItemPicture url={file.url} alt={title} className="size-full object-contain" />;
  }
  return <FilmSlide key={String(isCurrent)} url={file.url} isCurrent={isCurrent} />;
}

/** A film of ours. Some that staff upload no browser plays, AVI for one: those can be saved. */
function FilmSlide({ url, isCurrent }: { url: string; isCurrent: boolean }) {
  const [isRefused, setIsRefused] = useState(false);
  if (isRefused) {
    return (
      <p className="px-5 text-center text-graphite-200">
        Your browser cannot play this film.{' '}
        <a href={url} download className="underline">
          Download it
        </a>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: films of ours have no sound; staff's have none to offer.
    <video
      src={url}
      controls
      playsInline
      preload={isCurrent ? 'metadata' : 'none'}
      onError={() => setIsRefused(true)}
      className="size-full"
    />
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
      aria-label={`Play the video of ${title}`}
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
