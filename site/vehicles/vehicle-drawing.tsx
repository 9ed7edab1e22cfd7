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

/** The close views, 4:3, that every drawing has. */
export type VehicleView = 'front' | 'rear';

/**
 * A vehicle as light draws it in the dark; a stand-in, by body line, until its pictures exist. It is
 * decoration: the name always stands beside it. Meant for dark ground.
 */
export function VehicleDrawing({
  body,
  view,
  className = '',
  isFirstView = false,
  loading = isFirstView ? 'eager' : 'lazy',
}: {
  body: Vehicle['body'];
  /** A close view of one end; without it the whole car. */
  view?: VehicleView | undefined;
  className?: string;
  /** Loaded ahead of everything else; for the one picture that the visitor sees first. */
  isFirstView?: boolean;
  /** Eager for one that will be seen in a moment. */
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
      fetchPriority={isFirstView ? 'high' : 'auto'}
      className={`h-auto ${className}`}
    />
  );
}
