import { useState } from 'react';
import { Link } from 'react-router';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import type { PriceTag } from '#catalogue/ex-factory-prices.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { type Photo, VehiclePhoto } from '../vehicles/vehicle-photo.tsx';

/** A model as the fleet shows it. */
export interface FleetModel {
  vehicle: Vehicle;
  description: string;
  price: PriceTag;
  photo: Photo | undefined;
}

/**
 * A model's picture, what it is and the way to its page. Its description comes up under the pointer,
 * with focus, and by a tap, which keeps it there.
 */
export function ModelCard({ model, isFirst }: { model: FleetModel; isFirst: boolean }) {
  const { vehicle, description, price, photo } = model;
  const { slug, label, brand, category, body } = vehicle;
  const [isKept, setIsKept] = useState(false);
  return (
    <article className="group flex h-full flex-col">
      <div className="relative">
        <VehiclePhoto
          photo={photo}
          body={body}
          sizes="(width >= 80rem) 30vw, (width >= 40rem) 46vw, 92vw"
          isFirstView={isFirst}
          className="aspect-8/5 w-full rounded-control"
        />
        <button
          type="button"
          aria-expanded={isKept}
          aria-label={`About the ${label}`}
          onClick={() => setIsKept(!isKept)}
          className="absolute inset-0 cursor-pointer"
        />
        <div
          className={`pointer-events-none absolute inset-0 flex flex-col justify-end rounded-control bg-graphite-950/80 p-5 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 md:p-7 noscript:static noscript:opacity-100 ${isKept ? '' : 'opacity-0'}`}
        >
          <p className="text-pretty md:text-lg">{description}</p>
        </div>
      </div>
      <p className="mt-2 text-xs text-graphite-400 pointer-fine:hidden">
        Tap to keep overlay visible
      </p>
      <p className="mt-4 text-sm text-graphite-300">
        <span className="font-semibold tracking-widest text-white">{brand}</span> · {category}
      </p>
      <h2 className="mt-1 text-3xl font-semibold tracking-tight">{label}</h2>
      <div className="mt-4 flex items-end justify-between gap-4 border-t border-white/15 pt-4">
        <p className="text-sm text-graphite-300">
          {exFactoryLabel(price.isSample)}
          <span className="tabular block text-base font-medium text-white">{price.words}</span>
        </p>
        <Link
          to={`/models/${slug}`}
          aria-label={`Explore the ${label}`}
          className="inline-flex min-h-11 items-center rounded-control border border-white/40 px-5 font-semibold no-underline transition-colors hover:bg-white hover:text-graphite-950"
        >
          Explore
        </Link>
      </div>
    </article>
  );
}
