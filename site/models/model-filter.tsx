import { Link, useSearchParams } from 'react-router';
import type { Power } from '#catalogue/vehicles.ts';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/models';
import { budgets } from './budget-form.tsx';
import type { FleetModel } from './model-card.tsx';

interface Choice {
  /** Its value in the address. */
  value: string;
  /** Phones have no room for the part in `wide`. */
  title: string;
  matches: (model: FleetModel) => boolean;
}

const choosePower = (value: string, title: string, power: Power): Choice => ({
  value,
  title,
  matches: ({ vehicle }) => vehicle.power === power,
});

const million = 1_000_000;

/**
 * A choice of models whose lowest price is from `from` to `to`, both included: a car of exactly 9 million is up to 9, and
 * 9 to 12.
 */
const choosePrice = (value: string, title: string, from: number, to: number): Choice => ({
  value,
  title,
  matches: ({ lowest }) => lowest !== null && lowest >= from && lowest <= to,
});

/** The filters of the models page with their names in the address: docs/spec/public-site.md#models-listing. */
const filters = [
  {
    name: 'power',
    title: words.powerFilter,
    unit: false,
    choices: [
      choosePower('petrol', words.petrol, 'Petrol'),
      choosePower('hybrid', words.hybrid, 'Hybrid'),
      choosePower('plug-in', words.plugIn, 'Plug-in hybrid'),
      choosePower('electric', words.electric, 'Electric'),
    ],
  },
  {
    name: 'price',
    title: words.priceFilter,
    unit: true,
    choices: [
      choosePrice('under-9-million', words.upTo9Million, 0, 9 * million),
      choosePrice('9-to-12-million', words.from9To12Million, 9 * million, 12 * million),
      choosePrice('12-million-and-more', words.from12Million, 12 * million, Infinity),
    ],
  },
] as const;

/** The budget on the road that an address names, in whole rupees; null without one that the list offers. */
function readBudget(query: URLSearchParams): number | null {
  const named = budgets.find((budget) => String(budget) === query.get('budget'));
  return named ? named * million : null;
}

/** Whether a model surely costs no more than a budget on the road. */
const isWithin = ({ onRoad }: FleetModel, budget: number): boolean =>
  onRoad !== null && onRoad.most !== null && onRoad.most <= budget;

/** Returns the models that match the address, and whether it filters at all. Unknown values do not filter. */
export function useFilteredModels(fleet: readonly FleetModel[]) {
  const [query] = useSearchParams();
  const chosen = filters.flatMap(({ name, choices }) =>
    choices.filter(({ value }) => value === query.get(name)),
  );
  const budget = readBudget(query);
  return {
    models: fleet.filter(
      (model) =>
        chosen.every(({ matches }) => matches(model)) &&
        (budget === null || isWithin(model, budget)),
    ),
    isFiltered: chosen.length > 0 || budget !== null,
  };
}

/**
 * The filters, each in a line, or both in one where there is room. The choices are links, so they work without JavaScript
 * and Back goes through them.
 */
export function ModelFilter() {
  const [query] = useSearchParams();
  return (
    <div className="model-filters">
      {filters.map(({ name, title, unit, choices }) => {
        const chosen = choices.find(({ value }) => value === query.get(name))?.value ?? null;
        return (
          <nav key={name} aria-label={title}>
            <p aria-hidden="true">
              {title}
              {unit && (
                <span className="model-filter-unit">
                  <Sentence
                    text={words.priceUnit}
                    parts={{
                      in: (text) => <span>{text}</span>,
                      narrow: (text) => <span className="md:hidden">{text}</span>,
                    }}
                  />
                </span>
              )}
            </p>
            <ul>
              <Chip title={words.anyChoice} name={name} value={null} isChosen={chosen === null} />
              {choices.map((choice) => (
                <Chip
                  key={choice.value}
                  title={choice.title}
                  name={name}
                  value={choice.value}
                  isChosen={choice.value === chosen}
                />
              ))}
            </ul>
          </nav>
        );
      })}
    </div>
  );
}

/** All parameters of the page: a choice changes one and keeps the others. */
const keptNames = ['power', 'price', 'cityId', 'taxpayer', 'budget'] as const;

/** The filters above as hidden fields, for the form that filters by budget. */
export function KeptFilters() {
  const [query] = useSearchParams();
  return filters.map(({ name }) => {
    const value = query.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}

function Chip({
  title,
  name,
  value,
  isChosen,
}: {
  title: string;
  name: string;
  value: string | null;
  isChosen: boolean;
}) {
  const [query] = useSearchParams();
  const kept = keptNames.map((filter) => [filter, query.get(filter)] as const);
  const search = new URLSearchParams(
    kept
      .map(([filter, current]) => [filter, filter === name ? value : current] as const)
      .flatMap(([filter, wanted]) => (wanted ? [[filter, wanted]] : [])),
  );
  return (
    <li>
      <Link
        to={{ search: search.toString() }}
        preventScrollReset
        aria-current={isChosen || undefined}
      >
        <Sentence
          text={title}
          parts={{ wide: (text: string) => <span className="max-md:sr-only">{text}</span> }}
        />
      </Link>
    </li>
  );
}
