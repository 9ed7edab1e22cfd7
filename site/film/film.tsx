import { Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { takeFocus } from '#ui/take-focus.ts';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { HomePage } from './home-page.ts';

const frame = 'relative aspect-video w-full rounded-control bg-black';

/**
 * The promotional film. A picture stands for it until it is asked for; without script the browser
 * plays it on a page of its own. As long as there is no film, the picture is all.
 */
export function Film({ film }: { film: HomePage['film'] }) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const { sources, still } = film;
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
    <VehiclePhoto photo={still} body="suv" sizes="92vw" className="size-full rounded-control" />
  );
  if (!plain) return <div className={frame}>{picture}</div>;
  return (
    <a
      href={plain.src}
      aria-label="Play the film"
      onClick={playHere}
      className={`group block ${frame}`}
    >
      {picture}
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-18 place-items-center rounded-full bg-signal text-white transition-transform group-hover:scale-110">
          <Play aria-hidden="true" className="size-7 fill-current" />
        </span>
      </span>
    </a>
  );
}
