import { useState } from 'react';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import { findVehicle } from '#catalogue/vehicles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import * as words from '#words/site/home';
import { Wordmark } from '../layout/wordmark.tsx';
import { FigureList } from '../vehicles/figure-list.tsx';
import { ScriptlessPhoto, VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { HomeModel } from './home-page.ts';

/** The `sizes` attribute of the pictures. In large windows the car fills more of the window than of its picture. */
const sizes = '(width >= 80rem) 140vw, (aspect-ratio > 6/5) 110vw, 135vw';

/**
 * The picture of a slide. It is not rendered before it should load, so that the page contains one large picture
 * instead of eight; then it stays.
 */
function SlidePicture({
  model: { slug, slide },
  isFirst,
  shouldLoad,
}: {
  model: HomeModel;
  isFirst: boolean;
  shouldLoad: boolean;
}) {
  const { wide, tall } = slide;
  const [isShown, setIsShown] = useState(shouldLoad);
  if (shouldLoad && !isShown) setIsShown(true);
  const shared = { tall, className: 'hero-light' };
  if (wide && !isShown) return <ScriptlessPhoto photo={wide} {...shared} />;
  return (
    <VehiclePhoto
      photo={wide}
      {...shared}
      fillsWindow
      sizes={sizes}
      body={findVehicle(slug).body}
      isFirstView={isFirst}
      loading={isShown ? 'eager' : 'lazy'}
    />
  );
}

/** One model: a large picture, the logo of its brand, name, tagline, its price if it is known, and two links. */
export function HeroSlide({
  model,
  isFirst,
  isNearby,
}: {
  model: HomeModel;
  isFirst: boolean;
  /** Whether it is in view or will be soon. */
  isNearby: boolean;
}) {
  const { slug, tagline, price, figures } = model;
  const { label, brand } = findVehicle(slug);
  return (
    <>
      <div className="hero-words">
        <Wordmark brand={brand} className="hero-logo" />
        <h2>{label}</h2>
        <p>{tagline}</p>
        {price.isKnown && (
          <p className="hero-price">
            {`${price.words} `}
            <span>{exFactoryLabel(price.isSample)}</span>
            <PageLink to={`/models/${slug}#on-road-price`}>
              {words.instalments}
              <span className="sr-only">{words.andOnRoadPrice(label)}</span>
            </PageLink>
          </p>
        )}
      </div>
      <div className="hero-stage">
        <SlidePicture model={model} isFirst={isFirst} shouldLoad={isFirst || isNearby} />
      </div>
      <div className="hero-actions">
        <div className="hero-links">
          <ButtonLink to={`/models/${slug}`}>
            {words.bookYour(label)}
            <span className="sr-only">{words.onItsPage}</span>
          </ButtonLink>
          <ButtonLink to={`/test-drive?vehicle=${slug}`} variant="outline-on-dark">
            {words.bookTestDrive}
          </ButtonLink>
        </div>
        <FigureList figures={figures} className="hero-figures" />
      </div>
    </>
  );
}
