import { groupsOf } from '../forms/groups.ts';
import type { PricedCity } from './price-list.ts';

/** Cities by province; a choice sends the city's name, or what `sent` makes of it. */
export function CityOptions({
  cities,
  sent = ({ name }) => name,
}: {
  cities: readonly PricedCity[];
  sent?: (city: PricedCity) => string;
}) {
  return groupsOf(cities, ({ province }) => province).map(({ name, items }) => (
    <optgroup key={name} label={name}>
      {items.map((city) => (
        <option key={city._id} value={sent(city)}>
          {city.name}
        </option>
      ))}
    </optgroup>
  ));
}
