import { Link } from 'react-router';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import type { PriceTag } from '#catalogue/ex-factory-prices.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/models';
import { ScriptedText } from '../layout/scripted-text.tsx';
import { Wordmark } from '../layout/wordmark.tsx';
import { FigureList } from '../vehicles/figure-list.tsx';
import type { KeyFigure } from '../vehicles/key-figures.ts';
import type { Photo } from '../vehicles/photo.ts';
import { overlayClass, useCardOverlay } from '../vehicles/use-card-overlay.ts';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { FleetOnRoad } from './fleet-on-road.ts';

/** A model on the models page. */
export interface FleetModel {
  vehicle: Vehicle;
  description: string;
  figures: readonly KeyFigure[];
  price: PriceTag;
  /** In whole rupees; null if it is not known. */
  lowest: number | null;
  /** In the chosen city; null if it is not known. */
  onRoad: FleetOnRoad | null;
  photo: Photo | undefined;
}

/**
 * A model whose link covers the card. The description shows on hover and on keyboard focus. Touch cannot hover, so
 * there the picture is a button, and a tap shows the description until the next tap. It covers the
 * lower edge of the picture only, so that the car stays in view.
 */
export function ModelCard({ model, isFirst }: { model: FleetModel; isFirst: boolean }) {
  const { vehicle, description, figures, price, onRoad, photo } = model;
  const { slug, label, brand, category, body } = vehicle;
  const { isPinned, isDismissed, toggle, handlers } = useCardOverlay();
  const isHydrated = useHydrated();
  return (
    <article {...handlers} className="group relative flex h-full flex-col">
      <div className="relative">
        <VehiclePhoto
          photo={photo}
          body={body}
          sizes="(width >= 80rem) 30vw, (width >= 40rem) 46vw, 92vw"
          isFirstView={isFirst}
          className="aspect-8/5 w-full rounded-control mask-b-from-88%"
        />
        {isHydrated && (
          <button
            type="button"
            aria-expanded={isPinned}
            aria-label={words.aboutModel(label)}
            onClick={toggle}
            className="absolute inset-0 z-10 cursor-pointer pointer-fine:hidden"
          />
        )}
        <div
          className={`pointer-events-none absolute inset-x-0 bottom-0 rounded-b-control bg-graphite-950/85 px-5 py-3 noscript:static noscript:opacity-100 ${overlayClass(isPinned, isDismissed)}`}
        >
          <p className="text-sm">{description}</p>
        </div>
      </div>
      <p className="mt-2 text-xs text-graphite-400 pointer-fine:hidden noscript:hidden">
        <ScriptedText text={words.tapForOverlay} />
      </p>
      <p className="mt-4 flex items-center gap-3 text-sm text-graphite-300">
        <Wordmark brand={brand} className="h-2.5 w-auto text-white" />
        {category}
      </p>
      <h2 className="mt-1 text-3xl font-semibold tracking-tight">{label}</h2>
      <FigureList figures={figures} className="model-figures" />
      <div className="mt-auto flex items-end justify-between gap-3 border-t border-white/15 pt-4">
        <p className="text-sm text-graphite-300">
          {exFactoryLabel(price.isSample)}{' '}
          <span className="tabular block text-[0.9375rem] font-medium text-white sm:text-base">
            {price.words}
          </span>{' '}
          {onRoad && (
            <span className="mt-2 block">
              {onRoad.label} <span className="tabular block text-white">{onRoad.words}</span>
            </span>
          )}
        </p>
        <Link
          to={`/models/${slug}`}
          aria-label={words.exploreModel(label)}
          className="inline-flex min-h-11 items-center rounded-control border border-white/40 px-4 font-semibold no-underline transition-colors after:absolute after:inset-0 hover:bg-white hover:text-graphite-950"
        >
          {words.explore}
        </Link>
      </div>
    </article>
  );
}
