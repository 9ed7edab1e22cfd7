import { dealerMessages } from '#contract/dealers/dealers.ts';
import { SelectField } from '#ui/fields.tsx';
import type { CityOfDealerships } from './dealerships.ts';
import type { SectionProps } from './section-props.ts';

/** A select of dealerships, grouped by city. Says so if there are none. */
export function DealershipField({
  name,
  label,
  values,
  findError,
  cities,
  none = 'Select a dealership',
  ...select
}: SectionProps & {
  name: string;
  label: string;
  cities: readonly CityOfDealerships[];
  required?: boolean;
  hint?: string;
  /** The option before a choice. */
  none?: string;
}) {
  return (
    <SelectField
      name={name}
      label={label}
      required
      {...select}
      defaultValue={values[name] ?? ''}
      error={findError(name)}
    >
      {cities.length === 0 ? (
        <option value="">{dealerMessages.noneToChoose}</option>
      ) : (
        <option value="">{none}</option>
      )}
      {cities.map((city) => (
        <optgroup key={city.name} label={city.name}>
          {city.dealerships.map((dealership) => (
            <option key={dealership}>{dealership}</option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
