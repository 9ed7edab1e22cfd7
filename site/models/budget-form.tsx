import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type Taxpayer, taxpayerLabels, taxpayers } from '#contract/on-road/tariff-lines.ts';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { nameCity } from '#words/catalogue/cities';
import * as words from '#words/site/models';
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
      <p aria-hidden="true">{words.onTheRoad}</p>
      <label>
        <span>
          <Sentence
            text={words.inCity}
            parts={{ heading: (text) => <span className="sr-only">{text}</span> }}
          />
        </span>
        <select name="cityId" defaultValue={cityId}>
          {cities.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {nameCity(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.forBuyer}</span>
        <select name="taxpayer" defaultValue={taxpayer}>
          {taxpayers.map((value) => (
            <option key={value} value={value}>
              {taxpayerLabels[value].toLowerCase()}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.upTo}</span>
        <select name="budget" defaultValue={query.get('budget') ?? ''}>
          <option value="">{words.anyPrice}</option>
          {budgets.map((budget) => (
            <option key={budget} value={budget}>
              {words.budget(budget)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" variant="outline-on-dark">
          {words.showModels}
        </Button>
      </noscript>
    </QueryForm>
  );
}
