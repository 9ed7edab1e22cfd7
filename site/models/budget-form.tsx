import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type Taxpayer, taxpayerLabels, taxpayers } from '#contract/on-road/tariff-lines.ts';
import { Button } from '#ui/button.tsx';
import { QueryForm } from '../on-road/query-form.tsx';
import type { PricedCity } from '../price-calculator/price-list.ts';

/** The budgets on the road, in millions of rupees; the parameter `budget` has one of them. */
export const budgets = [7, 8, 9, 10, 12, 15, 20, 40] as const;

/** The filter by what a car costs on the road in the visitor's city: a sentence with three choices. */
export function BudgetForm({
  cities,
  cityId,
  taxpayer,
  children,
}: {
  cities: readonly Pick<PricedCity, '_id' | 'name'>[];
  cityId: string;
  taxpayer: Taxpayer;
  /** Hidden fields with the other filters. */
  children: ReactNode;
}) {
  const [query] = useSearchParams();
  return (
    <QueryForm action="/models" className="model-budget">
      {children}
      <p aria-hidden="true">On the road</p>
      <label>
        <span>
          <span className="sr-only">On the road </span>in
        </span>
        <select name="cityId" defaultValue={cityId}>
          {cities.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>for a</span>
        <select name="taxpayer" defaultValue={taxpayer}>
          {taxpayers.map((value) => (
            <option key={value} value={value}>
              {taxpayerLabels[value].toLowerCase()}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>up to</span>
        <select name="budget" defaultValue={query.get('budget') ?? ''}>
          <option value="">any price</option>
          {budgets.map((budget) => (
            <option key={budget} value={budget}>
              {`PKR ${budget} million`}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" variant="outline-on-dark">
          Show the models
        </Button>
      </noscript>
    </QueryForm>
  );
}
