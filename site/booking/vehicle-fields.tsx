import { type ReactNode, type RefObject, useRef } from 'react';
import { type Color, palettes } from '#catalogue/colors.ts';
import { thumbnailName } from '#catalogue/pictures/thumbnails.ts';
import { findTrimByLabel, soldTrims } from '#catalogue/trims.ts';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { buildAriaState, FieldNotes, NoAnswer } from '#ui/fields.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { nameColor } from '#words/catalogue/colors';
import * as words from '#words/site/booking';
import * as onRoadWords from '#words/site/on-road';
import type { SectionProps } from '../forms/common-fields.tsx';
import { buildGroups } from '../forms/groups.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';
import { Paint } from '../vehicles/paint.tsx';
import { defaultVehicle } from './chosen-car.tsx';

const choices = soldTrims.map((sold) => ({
  value: sold.label,
  label: sold.label,
  thumbnail: thumbnailName(sold),
}));
const brands = buildGroups(soldTrims, ({ vehicle }) => vehicle.brand);

/** The vehicle with its price's note, and its color. Changing the vehicle clears the color. */
export function VehicleFields({ field, priced }: SectionProps & { priced: ReactNode }) {
  const colors = useRef<HTMLDivElement>(null);

  function clearColor() {
    for (const radio of colors.current?.querySelectorAll('input') ?? []) radio.checked = false;
  }

  return (
    <>
      <div className="min-w-0 sm:col-span-2">
        <VehicleField field={field} choices={choices} onChange={clearColor}>
          {brands.map((brand) => (
            <optgroup key={brand.name} label={brand.name}>
              {brand.items.map(({ vehicle, label }) => (
                <option key={label} data-model={vehicle.slug}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </VehicleField>
      </div>
      <div className="sm:col-span-2">{priced}</div>
      <div className="sm:col-span-2">
        <ColorField field={field} group={colors} />
      </div>
    </>
  );
}

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
 * The colors of the chosen vehicle. Those of the other vehicles are there too, but hidden and not focusable; not in the
 * HTML of a page that knows the vehicle, because text browsers hide nothing.
 */
function ColorField({ field, group }: SectionProps & { group: RefObject<HTMLDivElement | null> }) {
  const { label, defaultValue, error } = field(name);
  const isHydrated = useHydrated();
  const sold = findTrimByLabel(field('selectedVehicle').defaultValue);
  const chosen = sold?.vehicle.slug ?? defaultVehicle;
  const shown = sold && !isHydrated ? [sold.vehicle] : vehicles;
  return (
    <div>
      <p id={`${name}-label`} className="mb-1.5 text-sm font-medium text-graphite-800">
        {label}
      </p>
      <div
        ref={group}
        id={name}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${name}-label`}
        aria-required="true"
        {...buildAriaState(name, { error })}
      >
        <p className={`text-graphite-500 ${hiddenOnceChosen}`}>{words.coloursOfModels}</p>
        {!defaultValue && <NoAnswer name={name} />}
        {shown.map(({ slug, label: model }) => (
          <div key={slug} className={`model-colours ${hiddenUnlessChosen[slug]}`}>
            <p className={`mt-4 mb-2 text-sm ${hiddenOnceChosen}`}>{model}</p>
            <div className="grid grid-cols-5 gap-x-1 gap-y-4 md:gap-x-6">
              {palettes[slug].exterior.map((color) => (
                <ColorChoice
                  key={color.name}
                  color={color}
                  isFirstChoice={slug === chosen && color.name === defaultValue}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {sold && (
        <noscript>
          <p className="mt-3 text-sm text-graphite-600">
            {words.otherColours(onRoadWords.showPrice)}
          </p>
        </noscript>
      )}
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
        {nameColor(color.name)}
      </span>
    </label>
  );
}
