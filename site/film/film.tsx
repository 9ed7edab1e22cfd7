import { Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { FilmSource } from '#catalogue/film.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { takeFocus } from '#ui/take-focus.ts';
import * as words from '#words/site/film';
import type { Photo } from '../vehicles/photo.ts';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';

const frame = 'relative aspect-video w-full rounded-control bg-black';

interface FilmProps {
  /**
   * Ordered by size, smaller files first; the last one plays everywhere. Empty if the film was left out of
   * the build.
   */
  sources: readonly FilmSource[];
  still: Photo | undefined;
  /** Selects the drawing shown if the still is missing. */
  body: Vehicle['body'];
  /** The accessible name of the play link. */
  label: string;
  /** The id of the text that says what the film shows. It is the player's name. */
  textId: string;
}

/**
 * A silent film. Shows a still until it is pressed. Without JavaScript the link opens the film itself. If
 * the film was left out of the build, only the still shows. If it fails, the still returns with a message.
 */
export function Film({ sources, still, body, label, textId }: FilmProps) {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const fallbackSource = sources.at(-1);
  function playInPlace(event: MouseEvent) {
    event.preventDefault();
    setState('playing');
  }
  if (fallbackSource && state === 'playing') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the film has no sound, and a text says what it shows.
      <video
        ref={takeFocus}
        aria-labelledby={textId}
        controls
        autoPlay
        playsInline
        className={`overflow-hidden ${frame}`}
      >
        {sources.map(({ src, type }) => (
          <source
            key={src}
            src={src}
            type={type}
            // The browser tries the sources in turn, so the last one that fails ends it.
            onError={() => src === fallbackSource.src && setState('failed')}
          />
        ))}
      </video>
    );
  }
  const picture = (
    <VehiclePhoto photo={still} body={body} sizes="92vw" className="size-full rounded-control" />
  );
  if (!fallbackSource) return <div className={frame}>{picture}</div>;
  return (
    <a
      href={fallbackSource.src}
      aria-label={label}
      onClick={playInPlace}
      className={`group block ${frame}`}
    >
      {picture}
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-18 place-items-center rounded-full bg-signal text-white transition-transform group-hover:scale-110">
          <Play aria-hidden="true" className="size-7 fill-current" />
        </span>
      </span>
      <span
        role="alert"
        className="absolute inset-x-0 bottom-0 text-center text-white empty:hidden"
      >
        {state === 'failed' && (
          <span className="mb-4 inline-block rounded-control bg-graphite-950/85 px-4 py-2">
            {words.playFailed}
          </span>
        )}
      </span>
    </a>
  );
}
