import type { Map as Leaflet, PointTuple } from 'leaflet';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { isCalm } from '#ui/map/make-map.ts';

/** Up above left, down and right, as on a keyboard. Each moves the map by a number of pixels. */
const directions: readonly {
  name: string;
  by: PointTuple;
  Icon: typeof ChevronUp;
  place: string;
}[] = [
  { name: 'up', by: [0, -120], Icon: ChevronUp, place: 'col-start-2' },
  { name: 'left', by: [-120, 0], Icon: ChevronLeft, place: 'col-start-1 row-start-2' },
  { name: 'down', by: [0, 120], Icon: ChevronDown, place: 'col-start-2 row-start-2' },
  { name: 'right', by: [120, 0], Icon: ChevronRight, place: 'col-start-3 row-start-2' },
];

/** Buttons that move the map, for users who can neither drag nor use the arrow keys. */
export function PanButtons({ map }: { map: Leaflet | null }) {
  return (
    <fieldset aria-label="Move the map" className="absolute right-3 bottom-8 z-10 grid grid-cols-3">
      {directions.map(({ name, by, Icon, place }) => (
        <button
          key={name}
          type="button"
          aria-label={`Move the map ${name}`}
          onClick={() => map?.panBy(by, { animate: !isCalm() })}
          className={`${place} grid size-10 cursor-pointer place-items-center border border-white/25 bg-graphite-900 transition-colors hover:bg-graphite-700`}
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}
