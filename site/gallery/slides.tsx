import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/gallery';
import { readArrowKey } from '../layout/reading-direction.ts';
import { useSlides } from './use-slides.ts';

/** Renders a slide. A video on it stops when the slide is no longer current. */
export type Slide = (isCurrent: boolean) => ReactNode;

/** A row of slides, moved by swipe, arrow keys, buttons and dots. */
export function Slides({
  title,
  slides,
  startAt,
  captions,
  transcripts,
}: {
  title: string;
  slides: readonly Slide[];
  startAt: number;
  /** The caption of each slide; none by default. */
  captions?: readonly string[] | undefined;
  /** The transcript of the film on each slide; none by default. */
  transcripts?: readonly (string | undefined)[] | undefined;
}) {
  const { track, current, goTo, turn } = useSlides(slides.length, startAt);
  const isHydrated = useHydrated();

  useEffect(() => {
    function turnByKey({ key, target }: KeyboardEvent) {
      // On a film the arrow keys seek.
      if (target instanceof Element && target.closest('video, input, [role="slider"]')) return;
      const by = readArrowKey(key);
      if (by) turn(by);
    }
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, [turn]);

  return (
    <>
      <section
        aria-roledescription={words.carousel}
        aria-label={words.picturesOf(title)}
        className="flex-none bg-black"
      >
        <div className="relative">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard. */}
          <ul ref={track} tabIndex={0} className="viewer-track">
            {slides.map((show, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: slides do not change order.
                key={index}
                aria-label={words.placeOf(index + 1, slides.length)}
                inert={index !== current}
                className="grid w-full flex-none snap-center place-items-center"
              >
                {show(index === current)}
              </li>
            ))}
          </ul>
          <p role="status" className="sr-only">
            {[words.placeOf(current + 1, slides.length), captions?.[current]]
              .filter(Boolean)
              .join(': ')}
          </p>
          {isHydrated && slides.length > 1 && (
            <SlideControls count={slides.length} current={current} onTurn={turn} onGoTo={goTo} />
          )}
        </div>
        {captions && (
          <p aria-hidden="true" className="px-5 pt-5 text-lg font-medium md:px-10">
            {captions[current]}
          </p>
        )}
      </section>
      {transcripts?.[current] && (
        <details key={current} className="flex-none px-5 pt-5 md:px-10">
          <summary className="min-h-11 w-fit cursor-pointer content-center font-medium underline underline-offset-4">
            {words.transcript}
          </summary>
          <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere text-graphite-100">
            {transcripts[current]}
          </p>
        </details>
      )}
    </>
  );
}

/** The buttons and dots that move between slides. */
function SlideControls({
  count,
  current,
  onTurn,
  onGoTo,
}: {
  count: number;
  current: number;
  /** Back (-1) or forward (1). */
  onTurn: (by: -1 | 1) => void;
  onGoTo: (index: number) => void;
}) {
  return (
    <div>
      <button
        type="button"
        aria-label={words.previous}
        onClick={() => onTurn(-1)}
        className="round-button round-button-previous"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.next}
        onClick={() => onTurn(1)}
        className="round-button round-button-next"
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
      <div className="absolute inset-x-0 bottom-0 flex justify-center">
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dots do not change order.
            key={index}
            type="button"
            aria-label={words.showPlace(index + 1, count)}
            aria-current={index === current || undefined}
            onClick={() => onGoTo(index)}
            className="group grid size-8 cursor-pointer place-items-center"
          >
            <span className="size-2 rounded-full bg-white/50 forced-colors:bg-[ButtonText] transition-transform group-aria-[current]:scale-150 group-aria-[current]:bg-white" />
          </button>
        ))}
      </div>
    </div>
  );
}
