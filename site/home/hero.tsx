import './hero.css';
import './hero-outdoors.css';
import { useCallback } from 'react';
import { findVehicle } from '#catalogue/vehicles.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as galleryWords from '#words/site/gallery';
import * as words from '#words/site/home';
import { useSlides } from '../gallery/use-slides.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';
import type { HomeModel } from './home-page.ts';
import { useAutoplay } from './use-autoplay.ts';

/**
 * The first view: a [carousel](docs/spec/public-site.md#carousel) of the eight models. The slides are in a
 * native scroll area, so that swiping works without JavaScript too.
 */
export function Hero({ models }: { models: readonly HomeModel[] }) {
  const { track, current, goTo, turn } = useSlides(models.length, 0);
  const next = (current + 1) % models.length;
  const advance = useCallback(() => goTo(next), [goTo, next]);
  const { isPlaying, isStopped, isNextNeeded, isChosen, toggle, handlers } = useAutoplay(advance);
  const isHydrated = useHydrated();
  const names = models.map(({ slug }) => findVehicle(slug).label);

  /** Whether a slide's picture should load. Pictures are heavy, so neighbors load only when needed. */
  function isNearby(index: number): boolean {
    return index === current || (isNextNeeded && (index === next || index === current - 1));
  }
  return (
    <section
      {...handlers}
      data-hero=""
      aria-roledescription={galleryWords.carousel}
      aria-label={words.ourModels}
      className="on-dark relative bg-graphite-950 text-white"
    >
      <h1 className="sr-only">{words.heading}</h1>
      {isHydrated && (
        <HeroControls
          names={names}
          current={current}
          isPlaying={isPlaying}
          isStopped={isStopped}
          onToggle={toggle}
          onTurn={turn}
          onGoTo={goTo}
        />
      )}
      <ul ref={track} className="hero-track">
        {models.map((model, index) => (
          <li
            key={model.slug}
            aria-roledescription={words.slide}
            aria-label={galleryWords.placeOf(index + 1, models.length)}
            inert={isHydrated && index !== current}
            className={`hero-slide studio hero-${model.slide.light}`}
          >
            <HeroSlide model={model} isFirst={index === 0} isNearby={isNearby(index)} />
          </li>
        ))}
      </ul>
      {/* Announced when the visitor chose a slide, not when it changed automatically. */}
      <p aria-live={isChosen ? 'polite' : 'off'} className="sr-only">
        {words.currentModel(names[current] ?? '', galleryWords.placeOf(current + 1, models.length))}
      </p>
    </section>
  );
}
