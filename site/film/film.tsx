import { Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { FilmSource } from '#catalogue/film.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { takeFocus } from '#ui/take-focus.ts';
import { type Photo, VehiclePhoto } from '../vehicles/vehicle-photo.tsx';

const frame = 'relative aspect-video w-full rounded-control bg-black';

interface FilmProps {
  /** The smallest first; the last one plays everywhere. None where it is left out. */
  sources: readonly FilmSource[];
  still: Photo | undefined;
  /** Drawn where the still is missing. */
  body: Vehicle['body'];
  /** What a press does, in words. */
  label: string;
}

/**
 * A silent film. A picture stands for it until it is asked for; without script the browser
 * plays it on a page of its own. Where the film is left out, the picture is all.
 */
export function Film({ sources, still, body, label }: FilmProps) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const plain = sources.at(-1);
  function playHere(event: MouseEvent) {
    event.preventDefault();
    setIsAskedFor(true);
  }
  if (plain && isAskedFor) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody speaks in it.
      <video ref={takeFocus} controls autoPlay playsInline className={`overflow-hidden ${frame}`}>
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    );
  }
  const picture = (
    <VehiclePhoto photo={still} body={body} sizes="92vw" className="size-full rounded-control" />
  );
  if (!plain) return <div className={frame}>{picture}</div>;
  return (
    <a href={plain.src} aria-label={label} onClick={playHere} className={`group block ${frame}`}>
      {picture}
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-18 place-items-center rounded-full bg-signal text-white transition-transform group-hover:scale-110">
          <Play aria-hidden="true" className="size-7 fill-current" />
        </span>
      </span>
    </a>
  );
}
