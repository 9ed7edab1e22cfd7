import { Link, useSearchParams } from 'react-router';
import type { Power } from '#catalogue/vehicles.ts';
import { budgets } from './budget-form.tsx';
import type { FleetModel } from './model-card.tsx';

interface Choice {
  /** Its value in the address. */
  value: string;
  title: string;
  /** The end of the title, for which phones have no room. */
  end?: string;
  matches: (model: FleetModel) => boolean;
}

const choosePower = (value: string, power: Power): Choice => ({
  value,
  ...(power === 'Plug-in hybrid' ? { title: 'Plug-in', end: ' hybrid' } : { title: power }),
  matches: ({ vehicle }) => vehicle.power === power,
});

const million = 1_000_000;

/**
 * A choice of models whose lowest price is from `from` to `to`, both included: a car of exactly 9 million is up to 9, and
 * 9 to 12. The title counts millions of rupees.
 */
const choosePrice = (value: string, title: string, from: number, to: number): Choice => ({
  value,
  title,
  end: ' million',
  matches: ({ lowest }) => lowest !== null && lowest >= from && lowest <= to,
});

/** The filters of the models page with their names in the address: docs/spec/public-site.md#models-listing. */
const filters = [
  {
    name: 'power',
    title: 'Power',
    unit: null,
    choices: [
      choosePower('petrol', 'Petrol'),
      choosePower('hybrid', 'Hybrid'),
      choosePower('plug-in', 'Plug-in hybrid'),
      choosePower('electric', 'Electric'),
    ],
  },
  {
    name: 'price',
    title: 'Price',
    unit: 'PKR',
    choices: [
      choosePrice('under-9-million', 'Up to 9', 0, 9 * million),
      choosePrice('9-to-12-million', '9 to 12', 9 * million, 12 * million),
      choosePrice('12-million-and-more', 'From 12', 12 * million, Infinity),
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
                  <span> in </span>
                  <span className="md:hidden">million </span>
                  {unit}
                </span>
              )}
            </p>
            <ul>
              <Chip title="All" name={name} value={null} isChosen={chosen === null} />
              {choices.map((choice) => (
                <Chip
                  key={choice.value}
                  title={choice.title}
                  end={choice.end}
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
  end,
  name,
  value,
  isChosen,
}: {
  title: string;
  end?: string | undefined;
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
        {title}
        {end && <span className="max-md:sr-only">{end}</span>}
      </Link>
    </li>
  );
}
