import type { RefObject } from 'react';
import { type Color, palettes } from '#catalogue/colors.ts';
import { findTrimByLabel } from '#catalogue/trims.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import type { SectionProps } from '#site/forms/section-props.ts';
import { buildAriaState, FieldNotes } from '#ui/fields.tsx';
import { Paint } from '../vehicles/paint.tsx';
import { defaultVehicle } from './booking-hero.tsx';

/**
 * Hides a model's colors until one of its options, marked by `data-model`, is chosen; those of the default
 * vehicle also show before a choice. It is done in CSS so
 * that it works before hydration and without JavaScript. Browsers without :has() drop these rules and show
 * the colors of all models under their names. The rules name the class that they hide: with '*' the browser
 * would recalculate the style of the whole form at each keystroke.
 */
const hiddenUnlessChosen: Record<VehicleSlug, string> = {
  'haval-h6': '[&:not(form:has([data-model=haval-h6]:checked)_.model-colours)]:hidden',
  'haval-h6-hev':
    '[&:not(form:has([data-model=haval-h6-hev]:checked)_.model-colours,form:not(:has([data-model]:checked))_.model-colours)]:hidden',
  'haval-h6-phev': '[&:not(form:has([data-model=haval-h6-phev]:checked)_.model-colours)]:hidden',
  'haval-jolion': '[&:not(form:has([data-model=haval-jolion]:checked)_.model-colours)]:hidden',
  'haval-jolion-hev':
    '[&:not(form:has([data-model=haval-jolion-hev]:checked)_.model-colours)]:hidden',
  'ora-03': '[&:not(form:has([data-model=ora-03]:checked)_.model-colours)]:hidden',
  'ora-07': '[&:not(form:has([data-model=ora-07]:checked)_.model-colours)]:hidden',
  'tank-500': '[&:not(form:has([data-model=tank-500]:checked)_.model-colours)]:hidden',
};

/** Hidden once any vehicle is chosen. */
const hiddenOnceChosen = '[form:has([data-model]:checked)_&]:hidden';

const name = 'selectedColor';

/**
 * The colors of the chosen vehicle. Those of the other vehicles are in the HTML too, but hidden and not
 * focusable.
 */
export function ColorField({
  values,
  findError,
  field,
}: SectionProps & { field: RefObject<HTMLDivElement | null> }) {
  const error = findError(name);
  const chosen = findTrimByLabel(values.selectedVehicle)?.vehicle.slug ?? defaultVehicle;
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
        {...buildAriaState(name, { error })}
      >
        <p className={`text-graphite-500 ${hiddenOnceChosen}`}>
          Each model has its own colours, for example:
        </p>
        {vehicles.map(({ slug, label }) => (
          <div key={slug} className={`model-colours ${hiddenUnlessChosen[slug]}`}>
            <p className={`mt-4 mb-2 text-sm ${hiddenOnceChosen}`}>{label}</p>
            <div className="grid grid-cols-5 gap-x-1 gap-y-4 md:gap-x-6">
              {palettes[slug].exterior.map((color) => (
                <ColorChoice
                  key={color.name}
                  color={color}
                  isFirstChoice={slug === chosen && color.name === values[name]}
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

function ColorChoice({ color, isFirstChoice }: { color: Color; isFirstChoice: boolean }) {
  return (
    <label className="group relative block min-w-0 cursor-pointer text-xs leading-tight tracking-tight wrap-anywhere sm:text-sm">
      <input
        type="radio"
        name={name}
        value={color.name}
        defaultChecked={isFirstChoice}
        className="paint-choice"
      />
      <Paint
        hex={color.hex}
        className="paint h-16 w-full rounded-control border border-graphite-950/20"
      />
      <span className="mt-2 block text-graphite-600 transition-colors group-hover:text-graphite-950 group-has-checked:text-graphite-950">
        {color.name}
      </span>
    </label>
  );
}
