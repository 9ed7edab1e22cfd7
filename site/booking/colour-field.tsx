import type { RefObject } from 'react';
import { type Colour, palettes } from '#catalogue/colours.ts';
import { trimByLabel } from '#catalogue/find-trim.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { FieldNotes, stateOf } from '#ui/field-frame.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { hiddenOnceChosen, hiddenUnlessChosen } from './colours-shown.ts';
import { Paint } from './paint.tsx';

const name = 'selectedColor';

/** The paints of the chosen vehicle. Those of the others are in the page too, out of sight and reach. */
export function ColourField({
  values,
  errorOf,
  field,
}: SectionProps & { field: RefObject<HTMLDivElement | null> }) {
  const error = errorOf(name);
  const chosen = trimByLabel(values.selectedVehicle)?.vehicle.slug;
  return (
    <div>
      <p id={`${name}-label`} className="mb-1.5 text-sm font-medium text-graphite-800">
        Colour
      </p>
      <div
        ref={field}
        id={name}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${name}-label`}
        aria-required="true"
        {...stateOf(name, { error })}
      >
        <p className={`flex min-h-12 items-center text-graphite-500 ${hiddenOnceChosen}`}>
          Choose a vehicle to see its colours.
        </p>
        {vehicles.map(({ slug, label }) => (
          <div key={slug} className={`model-colours ${hiddenUnlessChosen[slug]}`}>
            <p className={`mt-4 mb-2 text-sm ${hiddenOnceChosen}`}>{label}</p>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-x-3 gap-y-4">
              {palettes[slug].exterior.map((colour) => (
                <ColourChoice
                  key={colour.name}
                  colour={colour}
                  isFirstChoice={slug === chosen && colour.name === values[name]}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <FieldNotes id={name} error={error} />
    </div>
  );
}

function ColourChoice({ colour, isFirstChoice }: { colour: Colour; isFirstChoice: boolean }) {
  return (
    <label className="group relative block cursor-pointer text-sm leading-tight">
      <input
        type="radio"
        name={name}
        value={colour.name}
        defaultChecked={isFirstChoice}
        className="paint-choice"
      />
      <Paint
        hex={colour.hex}
        className="paint h-16 w-full rounded-control border border-graphite-950/20"
      />
      <span className="mt-2 block text-graphite-600 transition-colors group-hover:text-graphite-950 group-has-checked:font-semibold group-has-checked:text-graphite-950">
        {colour.name}
      </span>
    </label>
  );
}
