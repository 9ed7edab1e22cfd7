import { RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pictureSrcSet, pictureUrl, viewWidths } from '#catalogue/pictures/picture.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { nameColor } from '#words/catalogue/colors';
import * as words from '#words/site/models';
import * as vehicleWords from '#words/site/vehicles';
import { NoImage } from '../vehicles/no-image.tsx';
import type { Photo } from '../vehicles/photo.ts';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { ModelPaint } from './model-page.ts';
import { useTurntable } from './use-turntable.ts';

/** Hardly larger than the pictures are. */
const sizes = '(width >= 80rem) 82rem, 100vw';

/** The car in the chosen color, turned by drag, arrow keys and buttons through the views that exist. */
export function Turntable({
  vehicle,
  paint,
  photo,
}: {
  vehicle: Vehicle;
  paint: ModelPaint;
  /** Shown if the color has no views. */
  photo: Photo | undefined;
}) {
  const { views } = paint;
  const [failedPaths, setFailedPaths] = useState<readonly string[]>([]);
  // The page's other pictures show the car from the left.
  const first = Math.max(
    views.findIndex(({ view }) => view === 'frontRightQuarter'),
    0,
  );
  const { stage, current, turn, shouldLoad, handlers } = useTurntable(
    Math.max(views.length, 1),
    first,
    paint.name,
  );
  if (views.length === 0) {
    return (
      <VehiclePhoto
        photo={photo}
        body={vehicle.body}
        sizes={sizes}
        className="aspect-video w-full"
      />
    );
  }
  const isMissing = failedPaths.includes(views[current]?.path ?? '');
  const view = views[current]?.view ?? 'front';
  const label = words.viewOf(vehicle.label, nameColor(paint.name), view);
  const stageClass =
    'relative aspect-video w-full overflow-hidden xl:aspect-2/1 xl:max-h-[max(24rem,calc(100svh-13rem))] rounded-control bg-graphite-900';
  const pictures = views.map(
    ({ view: side, path }, index) =>
      shouldLoad(index) && (
        // The key does not depend on the color, so the old picture stays until the new one is loaded.
        <picture key={side} className={index === current ? '' : 'invisible'}>
          <source
            type="image/avif"
            srcSet={pictureSrcSet({ path, widths: viewWidths }, 'avif')}
            sizes={sizes}
          />
          <source
            type="image/webp"
            srcSet={pictureSrcSet({ path, widths: viewWidths }, 'webp')}
            sizes={sizes}
          />
          <img
            src={pictureUrl({ path }, 1280, 'webp')}
            alt={words.viewOf(vehicle.label, nameColor(paint.name), side)}
            width={1280}
            height={720}
            loading="lazy"
            draggable={false}
            onError={() => setFailedPaths((before) => [...before, path])}
            className={`absolute inset-0 size-full object-cover ${failedPaths.includes(path) ? 'invisible' : ''}`}
          />
        </picture>
      ),
  );
  const stageContent = (
    <>
      <span aria-hidden="true" className="picture-note-late">
        {vehicleWords.loading}
      </span>
      {pictures}
      {isMissing && <NoImage />}
    </>
  );
  if (views.length === 1) return <div className={stageClass}>{stageContent}</div>;
  return (
    <div>
      <div
        ref={stage}
        {...handlers}
        role="slider"
        tabIndex={0}
        aria-label={words.turnCar}
        aria-valuemin={1}
        aria-valuemax={views.length}
        aria-valuenow={current + 1}
        aria-valuetext={label}
        className={`${stageClass} cursor-grab touch-pan-y select-none active:cursor-grabbing`}
      >
        {stageContent}
      </div>
      {/* The car turns to the same side in each language. */}
      <div dir="ltr" className="mt-3 flex items-center justify-center gap-4 noscript:hidden">
        <TurnButton label={words.turnLeft} onTurn={() => turn(-1)}>
          <RotateCcw aria-hidden="true" className="size-5" />
        </TurnButton>
        <p role="status" className="min-w-28 text-center text-sm text-graphite-300">
          {words.views[view]}
        </p>
        <TurnButton label={words.turnRight} onTurn={() => turn(1)}>
          <RotateCw aria-hidden="true" className="size-5" />
        </TurnButton>
      </div>
    </div>
  );
}

function TurnButton({
  label,
  onTurn,
  children,
}: {
  label: string;
  onTurn: () => void;
  children: ReactNode;
}) {
  if (!useHydrated()) return <span className="size-11" />;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onTurn}
      className="grid size-11 cursor-pointer place-items-center rounded-full border border-white/30 transition-colors hover:bg-white hover:text-graphite-950"
    >
      {children}
    </button>
  );
}
