import { type ReactNode, useEffect } from 'react';
import { Turns } from './turns.tsx';
import { useSlides } from './use-slides.ts';

/** What fills a slide; what plays on it ends when another one comes. */
export type Slide = (isCurrent: boolean) => ReactNode;

/** Slides beside each other, turned by swipe, arrow keys, buttons and dots. */
export function Slides({
  title,
  slides,
  startAt,
}: {
  title: string;
  slides: readonly Slide[];
  startAt: number;
}) {
  const { track, current, goTo, turn } = useSlides(slides.length, startAt);

  useEffect(() => {
    function turnByKey({ key }: KeyboardEvent) {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    }
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, [turn]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      className="relative flex-none bg-black"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <ul ref={track} tabIndex={0} className="viewer-track">
        {slides.map((show, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place.
            key={index}
            aria-label={`${index + 1} of ${slides.length}`}
            inert={index !== current}
            className="grid aspect-video w-full flex-none snap-center place-items-center"
          >
            {show(index === current)}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <Turns count={slides.length} current={current} onTurn={turn} onGoTo={goTo} />
      )}
    </section>
  );
}
