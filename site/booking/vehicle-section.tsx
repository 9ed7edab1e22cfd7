import { useRef } from 'react';
import { soldTrims } from '#catalogue/trims.ts';
import { groupsOf } from '../forms/groups.ts';
import type { SectionProps } from '../forms/section-props.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';
import { BookingSection } from './booking-section.tsx';
import { ColourField } from './colour-field.tsx';

const brands = groupsOf(soldTrims, ({ vehicle }) => vehicle.brand);

/** Which car, in which paint. Another car is to be painted anew. */
export function VehicleSection(section: SectionProps) {
  const colours = useRef<HTMLDivElement>(null);

  function clearColour() {
    for (const radio of colours.current?.querySelectorAll('input') ?? []) radio.checked = false;
  }

  return (
    <BookingSection title="Vehicle Selection" text="The car, and the paint it comes in.">
      <div className="sm:col-span-2">
        <VehicleField {...section} onChange={clearColour}>
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
      <div className="sm:col-span-2">
        <ColourField {...section} field={colours} />
      </div>
    </BookingSection>
  );
}
