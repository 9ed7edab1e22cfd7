import type { Vehicle } from '#catalogue/vehicles.ts';
import crossover from './drawings/crossover.svg';
import fastback from './drawings/fastback.svg';
import hatchback from './drawings/hatchback.svg';
import offRoader from './drawings/off-roader.svg';
import suv from './drawings/suv.svg';

const drawings: Record<Vehicle['body'], string> = {
  suv,
  crossover,
  hatchback,
  fastback,
  'off-roader': offRoader,
};

/** The close-up views, 4:3, that every drawing has. */
export type VehicleView = 'front' | 'rear';

/**
 * A line drawing of a vehicle by body type, shown until there are pictures. It is decorative: always show
 * the name beside it. Use it on dark backgrounds.
 */
export function VehicleDrawing({
  body,
  view,
  className = '',
  isFirstView = false,
  loading = isFirstView ? 'eager' : 'lazy',
}: {
  body: Vehicle['body'];
  /** A close-up of one end; the whole car if omitted. */
  view?: VehicleView | undefined;
  className?: string;
  /** Loads with high priority; for the first visible picture of a page. */
  isFirstView?: boolean;
  /** Use `eager` for a picture that will be visible soon. */
  loading?: 'eager' | 'lazy';
}) {
  return (
    <img
      src={view ? `${drawings[body]}#${view}` : drawings[body]}
      alt=""
      width={1200}
      height={view ? 900 : 520}
      decoding="async"
      loading={loading}
      fetchPriority={isFirstView ? 'high' : undefined}
      className={`h-auto ${className}`}
    />
  );
}
