import { type ReactNode, useRef } from 'react';
import { thumbnailName } from '#catalogue/pictures/thumbnails.ts';
import { soldTrims } from '#catalogue/trims.ts';
import { buildGroups } from '../forms/groups.ts';
import type { SectionProps } from '../forms/section-props.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';
import { BookingSection } from './booking-section.tsx';
import { ColorField } from './color-field.tsx';

const choices = soldTrims.map((sold) => ({
  value: sold.label,
  label: sold.label,
  thumbnail: thumbnailName(sold),
}));
const brands = buildGroups(soldTrims, ({ vehicle }) => vehicle.brand);

/** The vehicle with its price's note, and its color. Changing the vehicle clears the color. */
export function VehicleSection({ priced, ...section }: SectionProps & { priced: ReactNode }) {
  const colors = useRef<HTMLDivElement>(null);

  function clearColor() {
    for (const radio of colors.current?.querySelectorAll('input') ?? []) radio.checked = false;
  }

  return (
    <BookingSection title="Vehicle Selection" text="The car and its colour.">
      <div className="min-w-0 sm:col-span-2">
        <VehicleField {...section} choices={choices} onChange={clearColor}>
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
        <ColorField {...section} field={colors} />
      </div>
    </BookingSection>
  );
}
