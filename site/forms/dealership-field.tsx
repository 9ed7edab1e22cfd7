import { type Dealer, dealerMessages, dealershipLabel } from '#contract/dealers/dealers.ts';
import { SelectField } from '#ui/fields.tsx';
import { nameCity } from '#words/catalogue/cities';
import * as words from '#words/site/forms';
import type { FieldState } from './common-fields.tsx';
import { buildGroups } from './groups.ts';

/** A city and the labels of its dealerships, as stored in requests. */
export interface CityOfDealerships {
  name: string;
  dealerships: readonly string[];
}

/** Groups dealers by city, in the order in which they come. */
export function groupDealershipsByCity(dealers: readonly Dealer[]): CityOfDealerships[] {
  return buildGroups(dealers, ({ city }) => city).map(({ name, items }) => ({
    name,
    dealerships: items.map(dealershipLabel),
  }));
}

/** Returns the dealers' ids by label. A label that several dealers have names none of them. */
export function mapDealershipIds(dealers: readonly Dealer[]): Record<string, string> {
  const groups = buildGroups(dealers, dealershipLabel);
  return Object.fromEntries(
    groups.flatMap(({ name, items: [dealer, ...others] }) =>
      dealer && others.length === 0 ? [[name, dealer._id]] : [],
    ),
  );
}

/** A select of dealerships, grouped by city. Says so if there are none. */
export function DealershipField({
  field,
  cities,
  none = words.selectDealership,
  ...select
}: {
  field: FieldState;
  cities: readonly CityOfDealerships[];
  required?: boolean;
  hint?: string;
  /** The option before a choice. */
  none?: string;
}) {
  return (
    <SelectField required {...select} {...field}>
      <option value="">{cities.length === 0 ? dealerMessages.noneToChoose : none}</option>
      {cities.map((city) => (
        <optgroup key={city.name} label={nameCity(city.name)}>
          {city.dealerships.map((dealership) => (
            <option key={dealership}>{dealership}</option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
