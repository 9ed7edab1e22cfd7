import { redirect } from 'react-router';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { MixedText } from '#ui/stored-text.tsx';
import * as quoteWords from '#words/contract/on-road/quotes';
import * as words from '#words/site/compare';
import { CompareHead } from '../compare/compare-head.tsx';
import { CompareTable } from '../compare/compare-table.tsx';
import { compareFacts } from '../compare/compared-facts.ts';
import { buildCompareUrl, shownRows } from '../compare/compared-models.ts';
import { buildComparedCar, type ComparedCar, findCompared } from '../compare/comparison.ts';
import { readDriving } from '../compare/driving-choice.ts';
import { DrivingForm } from '../compare/driving-form.tsx';
import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import type { PriceSum } from '../on-road/both-prices.ts';
import { useRememberedChoices } from '../on-road/choices.ts';
import { buildPageMeta } from '../page-meta.ts';
import { toPricedCities } from '../price-calculator/price-list.ts';
import type { Route } from './+types/compare.ts';

export const handle = { query: ['models', 'show', 'cityId', 'km', 'petrol', 'electricity'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/compare',
  });

/** The choices besides the cars. */
const keptNames = ['cityId', 'km', 'petrol', 'electricity', shownRows.name] as const;

/** Reads the cars from `models`, which names two to four models or trims, and the choices of the form below. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const kept = keptNames.flatMap((name) => {
    const value = searchParams.get(name)?.slice(0, 40);
    return value ? [[name, value] as const] : [];
  });
  const sold = findCompared(searchParams);
  const ids = sold.map(({ trim }) => trim.id);
  // A plain form repeats the parameter; the address that visitors share has one.
  if (searchParams.getAll('models').length > 1) {
    throw redirect(
      buildCompareUrl(
        ids,
        kept.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join(''),
      ),
    );
  }
  const [listedCars, stated, listedCities, staffFacts, energyPrices] = await Promise.all([
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listStated(), site.report),
    listOrNull(site.listCities(), site.report),
    listOrNull(site.listSpecifications(), site.report),
    listOrNull(site.listEnergyPrices(), site.report),
  ]);
  const cities = listedCities ?? [];
  const { figures, ...driving } = readDriving(searchParams, energyPrices ?? []);
  const city = cities.find(({ _id }) => _id === searchParams.get('cityId')) ?? cities[0];
  const facts = { cars: listedCars ?? [], stated: stated ?? [], city, driving: figures };
  return {
    kept,
    models: ids.join(','),
    cars: await Promise.all(sold.map((trim) => buildComparedCar(site, trim, facts))),
    groups: compareFacts(sold, staffFacts ?? [], listedCars ?? []),
    cities: toPricedCities(cities),
    city: city && { _id: city._id, name: city.name },
    driving,
  };
}

/** Says of when the prices of energy are that the running costs follow. */
function describeEnergy({
  kept,
  areKept,
}: Pick<Route.ComponentProps['loaderData']['driving'], 'kept' | 'areKept'>): string {
  if (!kept || !areKept) return words.atOwnPrices;
  return words.atPricesOf(formatDayInPakistan(kept.from), kept.isSample);
}

/** Names the tariffs of the on-road prices, each with its first day; '' without any. */
function nameTariffs(cars: readonly ComparedCar[]): string {
  const named = cars.find(({ tariffs }) => tariffs)?.tariffs;
  return named ? `${words.tariffs(named)} ` : '';
}

const hasSum = (cars: readonly ComparedCar[], wanted: PriceSum['prefix']): boolean =>
  cars.some(({ sums }) => Object.values(sums ?? {}).some(({ prefix }) => prefix === wanted));

const remembered = ['models', 'cityId'] as const;

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { cars, groups, kept, models, cities, city, driving } = loaderData;
  const chosenCity = kept.find(([name]) => name === 'cityId')?.[1] ?? '';
  useRememberedChoices(remembered, cities);
  return (
    <div className="compare" data-cars={cars.length}>
      <CompareHead cars={cars} kept={kept} cities={cities} cityId={city?._id ?? ''} />
      <div className="bg-paper px-5 pb-10 md:px-10 md:pb-16 lg:px-16">
        <CompareTable
          cars={cars}
          groups={groups}
          city={city?.name}
          chosenCity={chosenCity}
          energyNote={describeEnergy(driving)}
        />
        <p className="mt-8 max-w-prose text-sm text-graphite-600">
          {words.howToRead}
          {hasSum(cars, quoteWords.about) && ` ${words.aboutNote}`}
          {hasSum(cars, quoteWords.from) && ` ${words.fromNote}`}
        </p>
        <p className="mt-3 max-w-prose text-sm text-graphite-600">
          <MixedText text={nameTariffs(cars)} />
          {words.estimate}
          {cars.some(({ isSample }) => isSample) && ` ${words.sampleNote}`}
        </p>
      </div>
      <DrivingForm
        models={models}
        cityId={chosenCity}
        driving={driving}
        isCostShown={cars.every(({ runningCost }) => runningCost !== null)}
        isOnlyDifferences={kept.some(([name]) => name === shownRows.name)}
      />
    </div>
  );
}
