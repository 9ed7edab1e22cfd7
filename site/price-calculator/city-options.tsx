import { nameCity } from '#words/catalogue/cities';
import { nameOption } from '#words/contract/leads/options';
import { buildGroups } from '../forms/groups.ts';
import type { PricedCity } from './price-list.ts';

/** Options of cities grouped by province. The value is the city's name unless `getValue` is given. */
export function CityOptions({
  cities,
  getValue = ({ name }) => name,
}: {
  cities: readonly PricedCity[];
  getValue?: (city: PricedCity) => string;
}) {
  return buildGroups(cities, ({ province }) => province).map(({ name, items }) => (
    <optgroup key={name} label={nameOption(name)}>
      {items.map((city) => (
        <option key={city._id} value={getValue(city)}>
          {nameCity(city.name)}
        </option>
      ))}
    </optgroup>
  ));
}
