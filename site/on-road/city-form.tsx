import { Button } from '#ui/button.tsx';
import { nameCity } from '#words/catalogue/cities';
import * as words from '#words/site/on-road';
import type { PricedCity } from '../price-calculator/price-list.ts';
import { QueryForm } from './query-form.tsx';

/**
 * The city of on-road prices, on pages that have no other field. It is a plain select, because the fields of forms would
 * make these pages heavier. Without JavaScript a button opens the page for the city.
 */
export function CityForm({
  action,
  cities,
  cityId,
}: {
  /** The path of the page. */
  action: string;
  cities: readonly Pick<PricedCity, '_id' | 'name'>[];
  cityId: string;
}) {
  return (
    <QueryForm action={action}>
      <label className="flex items-center gap-4">
        <span className="flex-none">{words.city}</span>
        <select name="cityId" defaultValue={cityId} className="control control-select">
          {cities.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {nameCity(name)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" variant="outline" className="mt-3">
          {words.showPrice}
        </Button>
      </noscript>
    </QueryForm>
  );
}
