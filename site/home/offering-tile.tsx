import { useState } from 'react';
import { Link } from 'react-router';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import type { VehicleView } from '../vehicles/vehicle-drawing.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { Offering } from './home-page.ts';

/** Drawings that share a body show different ends until each model has pictures of its own. */
const standIns: Partial<Record<string, VehicleView>> = {
  'haval-h6-hev': 'front',
  'haval-h6-phev': 'rear',
  'haval-jolion-hev': 'front',
};

/**
 * A model and the way to its page. Its price comes up under the pointer, with focus, and by a tap on
 * the picture, which keeps it there.
 */
export function OfferingTile({ offering: { vehicle, price, photo } }: { offering: Offering }) {
  const { slug, label, category, body } = vehicle;
  const [isKept, setIsKept] = useState(false);
  return (
    <article className="group relative flex h-full flex-col pt-4 pb-8 md:pb-12">
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
          standInView={standIns[slug]}
          sizes="(width >= 80rem) 30vw, 60vw"
          className="tile-picture aspect-4/3 w-full rounded-control"
        />
        <div
          className={`pointer-events-none absolute inset-0 flex flex-col justify-end rounded-control bg-linear-to-t from-graphite-950 via-graphite-950/80 to-graphite-950/20 p-3 transition-opacity group-has-[:focus-visible]:opacity-100 group-hover:opacity-100 md:p-5 noscript:opacity-100 ${isKept ? '' : 'opacity-0'}`}
        >
          <p className="text-xs text-graphite-300 md:text-sm">{exFactoryLabel(price.isSample)}</p>
          <p className="tabular text-sm leading-tight font-medium md:text-xl">{price.words}</p>
        </div>
        {/* A finger cannot hover: where there is no pointer, the picture is for the price. */}
        <button
          type="button"
          aria-expanded={isKept}
          aria-label={`Price of the ${label}`}
          onClick={() => setIsKept(!isKept)}
          className="absolute inset-0 z-10 cursor-pointer pointer-fine:hidden noscript:hidden"
        />
      </div>
    </article>
  );
}
