import { type ReactNode, useState } from 'react';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { ModelPage } from './model-page.ts';
import { Swatch } from './swatch.tsx';

/** The front seats, with a choice of interiors below their text. */
export function SeatsByInterior({
  page,
  sizes,
  children,
}: {
  page: ModelPage;
  sizes: string;
  /** The text below the picture, level with those of other pictures. */
  children: ReactNode;
}) {
  const { vehicle, seats } = page;
  const [chosen, setChosen] = useState(0);
  const shown = seats[chosen] ?? seats[0];
  if (!shown) return null;
  return (
    <>
      <VehiclePhoto
        key={shown.name}
        photo={shown.photo}
        body={vehicle.body}
        sizes={sizes}
        className="mb-4 aspect-4/3 w-full rounded-control"
      />
      {children}
      {seats.length > 1 && (
        <fieldset className="mt-4 flex flex-wrap items-center gap-3">
          <legend className="sr-only">Interior of the seats in this picture</legend>
          {seats.map((each, index) => (
            <Swatch
              key={each.name}
              group="interior"
              color={each}
              isChosen={index === chosen}
              onChoose={() => setChosen(index)}
              className="size-11 border-graphite-300"
            />
          ))}
          <span aria-hidden="true" className="text-sm text-graphite-600">
            Seats in {shown.name}
          </span>
        </fieldset>
      )}
    </>
  );
}
