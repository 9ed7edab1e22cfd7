import { X } from 'lucide-react';
import { Link } from 'react-router';
import { soldTrims } from '#catalogue/trims.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { QueryForm } from '../on-road/query-form.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { buildCompareUrl, maxModels } from './compared-models.ts';
import type { ComparedCar } from './comparison.ts';
import { rowClass } from './layout.ts';

interface CompareHeadProps {
  cars: readonly ComparedCar[];
  /** The visitor's other choices, which links and the form keep. */
  kept: readonly (readonly [name: string, value: string])[];
}

/**
 * Heading, and each car with its picture and the list to choose it from, above its column of the table. Narrow
 * windows give the cars the whole width; on phones each car is a row.
 */
export function CompareHead({ cars, kept }: CompareHeadProps) {
  const fields = Math.min(cars.length + 1, maxModels);
  return (
    <div className="on-dark studio relative z-20 px-5 pt-8 pb-8 text-white md:px-10 md:pt-14 lg:px-16">
      <h1 className="-ml-[0.04em] text-5xl leading-[0.95] font-semibold tracking-tight md:text-7xl">
        Compare
      </h1>
      <QueryForm action="/compare" className="mt-3 lg:mt-8">
        <div
          className={`gap-y-4 max-md:grid-cols-1! md:gap-y-6 ${fields === maxModels ? 'md:max-lg:grid-cols-4!' : 'md:max-lg:grid-cols-3!'} ${rowClass(cars.length)}`}
        >
          <p className="text-graphite-300 max-lg:col-span-full lg:self-end">
            Two to four cars side by side. The address of this page can be shared.
          </p>
          {Array.from({ length: fields }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the field
            <CarChoice key={index} position={index} cars={cars} kept={kept} />
          ))}
        </div>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <Button type="submit" variant="outline-on-dark" className="mt-6 w-full">
            Compare
          </Button>
        </noscript>
      </QueryForm>
    </div>
  );
}

/** A car's picture above the list of cars; for the place after the last car only the list, beside the page's heading. */
function CarChoice({ position, cars, kept }: CompareHeadProps & { position: number }) {
  const car = cars[position];
  return (
    <div
      className={`min-w-0 self-end [&_:is(label,p)]:text-graphite-300 max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:items-end max-md:gap-x-3 max-md:[&>:not(.painted-car)]:col-start-2 ${car ? 'relative' : 'lg:absolute lg:top-14 lg:right-16 lg:w-64'}`}
    >
      {car && (
        <StudioPicture
          picture={car.picture}
          isFirstView
          sizes="(width >= 48rem) 25vw, 7rem"
          className="painted-car h-auto w-full"
        />
      )}
      <CarSelect position={position} chosen={car?.id ?? ''} />
      {car && cars.length > 2 && <RemoveLink car={car} cars={cars} kept={kept} />}
    </div>
  );
}

function CarSelect({ position, chosen }: { position: number; chosen: string }) {
  return (
    <SelectField
      name="models"
      id={`models-${position + 1}`}
      label={chosen ? `Car ${position + 1}` : `Add car ${position + 1}`}
      isPreselected
      defaultValue={chosen}
      className="control-on-dark"
    >
      {position > 1 && <option value="">None</option>}
      {soldTrims.map(({ trim, label }) => (
        <option key={trim.id} value={trim.id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function RemoveLink({ car, cars, kept }: CompareHeadProps & { car: ComparedCar }) {
  const query = kept.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
  const others = cars.filter(({ id }) => id !== car.id).map(({ id }) => id);
  return (
    <Link
      to={buildCompareUrl(others, query)}
      preventScrollReset
      aria-label={`Remove the ${car.label}`}
      className="absolute right-0 bottom-13.5 grid size-11 items-end justify-end rounded-control text-graphite-300 transition-colors hover:text-white"
    >
      <X aria-hidden="true" className="size-5" />
    </Link>
  );
}
