import { useCallback } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSlides } from '../gallery/use-slides.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';
import type { HeroModel } from './home-page.ts';
import { useAutoplay } from './use-autoplay.ts';

/**
 * The first view: the eight models in studio light, one after the other. The row of slides is the
 * browser's own scroller, so that a finger swipes it, with script or without.
 */
export function Hero({ models }: { models: readonly HeroModel[] }) {
  const { track, current, goTo, turn } = useSlides(models.length, 0);
  const next = (current + 1) % models.length;
  const goOn = useCallback(() => goTo(next), [goTo, next]);
  const { isPlaying, isStopped, isNextDue, toggle, holders } = useAutoplay(goOn);
  const isHydrated = useHydrated();
  const names = models.map(({ vehicle }) => vehicle.label);

  /** Beside the one in view only when needed: each picture weighs as much as the page. */
  function isWanted(index: number): boolean {
    return index === current || (isNextDue && (index === next || index === current - 1));
  }
  return (
    <section
      {...holders}
      data-hero=""
      aria-roledescription="carousel"
      aria-label="Our models"
      className="on-dark relative bg-graphite-950 text-white"
    >
      <h1 className="sr-only">HAVAL, ORA and TANK</h1>
      <HeroControls
        names={names}
        current={current}
        isPlaying={isPlaying}
        isStopped={isStopped}
        onToggle={toggle}
        onTurn={turn}
        onGoTo={goTo}
      />
      <ul ref={track} className="hero-track">
        {models.map((model, index) => (
          <li
            key={model.vehicle.slug}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${models.length}`}
            inert={isHydrated && index !== current}
            className="hero-slide studio"
          >
            <HeroSlide model={model} isFirst={index === 0} isWanted={isWanted(index)} />
          </li>
        ))}
      </ul>
      {/* Read out when a slide was asked for, not when it came by itself. */}
      <p aria-live={isPlaying ? 'off' : 'polite'} className="sr-only">
        {names[current]}, {current + 1} of {models.length}
      </p>
    </section>
  );
}
