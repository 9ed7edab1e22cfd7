import { Link } from 'react-router';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import { overlayClass, useCardOverlay } from '../vehicles/use-card-overlay.ts';
import type { VehicleView } from '../vehicles/vehicle-drawing.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { Offering } from './home-page.ts';

/** Models that share a drawing show different ends of it until they have pictures. */
const drawingViews: Partial<Record<string, VehicleView>> = {
  'haval-h6-hev': 'front',
  'haval-h6-phev': 'rear',
  'haval-jolion-hev': 'front',
};

/**
 * A model with a link to its page. The price shows over the picture on hover and on focus; Escape hides it. Touch cannot
 * hover, so without a precise pointer it stays below the picture.
 */
export function OfferingTile({ offering: { vehicle, price, photo } }: { offering: Offering }) {
  const { slug, label, category, body } = vehicle;
  const { isDismissed, handlers } = useCardOverlay();
  return (
    <article {...handlers} className="group relative flex h-full flex-col pt-4 pb-8 md:pb-12">
      <h3 className="text-lg leading-tight font-semibold tracking-tight md:text-2xl">
        <Link to={`/models/${slug}`} className="no-underline after:absolute after:inset-0">
          {label}
        </Link>
      </h3>
      <p className="mt-1 mb-4 text-sm text-graphite-300">{category}</p>
      <div className="tile-studio relative mt-auto rounded-control md:overflow-hidden">
        <VehiclePhoto
          photo={photo}
          body={body}
          drawingView={drawingViews[slug]}
          sizes="(width >= 80rem) 30vw, 60vw"
          className="tile-picture aspect-4/3 w-full rounded-control mask-b-from-88%"
        />
        <div
          className={`pointer-events-none absolute inset-0 flex flex-col justify-end rounded-control bg-linear-to-t from-graphite-950 via-graphite-950/80 via-25% to-transparent to-60% p-3 transition-opacity md:p-5 pointer-coarse:static pointer-coarse:bg-none pointer-coarse:px-0 pointer-coarse:opacity-100 noscript:opacity-100 ${overlayClass(false, isDismissed)}`}
        >
          <p className="text-xs text-graphite-300 md:text-sm">{exFactoryLabel(price.isSample)}</p>
          <p className="tabular text-sm leading-tight font-medium md:text-xl">{price.words}</p>
        </div>
      </div>
    </article>
  );
}
