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

/** Heading, and the pictures of the cars in the same view, above the columns of the table. */
export function CompareHead({ cars, kept }: CompareHeadProps) {
  return (
    <div className="on-dark studio px-5 pt-12 pb-6 text-white md:px-10 md:pt-20 lg:px-16">
      <h1 className="-ml-[0.04em] text-5xl leading-[0.95] font-semibold tracking-tight md:text-8xl">
        Compare
      </h1>
      <p className="mt-5 max-w-prose text-graphite-300 md:text-xl">
        Two to four cars side by side. The address of this page can be shared.
      </p>
      <Pictures cars={cars} kept={kept} />
    </div>
  );
}

/** The choice of each car above its column, and of one more in the column of the headings. */
export function CompareForm({ cars, kept }: CompareHeadProps) {
  return (
    <QueryForm action="/compare" className="mb-6 md:mb-8">
      <div className={`gap-y-4 max-md:grid-cols-2 max-md:gap-x-4 ${rowClass(cars.length)}`}>
        {Array.from({ length: Math.min(cars.length + 1, maxModels) }, (_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the field
            key={index}
            className={`min-w-0 ${index < cars.length ? '' : 'md:order-first'}`}
          >
            <CarSelect position={index} chosen={cars[index]?.id ?? ''} />
          </div>
        ))}
        {cars.length === maxModels && <div className="max-md:hidden md:order-first" />}
      </div>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit" variant="outline" className="mt-5 w-full">
          Compare
        </Button>
      </noscript>
    </QueryForm>
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

function Pictures({ cars, kept }: CompareHeadProps) {
  const query = kept.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
  return (
    <ul className={`mt-8 ${rowClass(cars.length)}`}>
      <li aria-hidden="true" className="max-md:hidden" />
      {cars.map(({ id, label, category, picture }) => (
        <li key={id} className="min-w-0">
          <StudioPicture
            picture={picture}
            isFirstView
            sizes="(width >= 48rem) 25vw, 45vw"
            className="painted-car h-auto w-full"
          />
          <p className="text-xs text-graphite-300 md:text-sm">{category}</p>
          {cars.length > 2 && (
            <Link
              to={buildCompareUrl(
                cars.filter((car) => car.id !== id).map((car) => car.id),
                query,
              )}
              preventScrollReset
              aria-label={`Remove the ${label}`}
              className="inline-flex min-h-11 items-center gap-1 text-sm underline underline-offset-4"
            >
              <X aria-hidden="true" className="size-4" />
              Remove
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
