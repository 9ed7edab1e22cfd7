import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { exFactoryPrice, priceTag, priceUnknown } from '#catalogue/ex-factory-prices.ts';
import { models } from '#catalogue/models/models.ts';
import { exteriorPicture } from '#catalogue/pictures/find-picture.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import * as words from '#words/site/models';
import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import { BudgetForm } from '../models/budget-form.tsx';
import { findFleetOnRoad } from '../models/fleet-on-road.ts';
import { type FleetModel, ModelCard } from '../models/model-card.tsx';
import { KeptFilters, ModelFilter, useFilteredModels } from '../models/model-filter.tsx';
import { useRememberedChoices } from '../on-road/choices.ts';
import { readPriceChoice } from '../on-road/price-choice.ts';
import { buildPageMeta } from '../page-meta.ts';
import { listKeyFigures } from '../vehicles/key-figures.ts';
import { pickPhoto } from '../vehicles/photo.ts';
import type { Route } from './+types/models.ts';

export const handle = { query: ['power', 'price', 'cityId', 'taxpayer', 'budget'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.modelsTitle,
    description: words.modelsDescription,
    path: '/models',
  });

/**
 * All models with their prices, or without if the price list cannot be read, and what they cost on the road in `cityId` for
 * `taxpayer`, by default in the first city for a filer.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const [listedCars, listedCities] = await Promise.all([
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listCities(), site.report),
  ]);
  const cars = listedCars ?? [];
  const cities = listedCities ?? [];
  const { city, taxpayer } = readPriceChoice(searchParams, cars, cities);
  const onRoad = city ? await findFleetOnRoad(site, { city, taxpayer }) : {};
  return {
    place: { cities: cities.map(({ _id, name }) => ({ _id, name })), cityId: city?._id, taxpayer },
    fleet: vehicles.map(
      (vehicle): FleetModel => ({
        vehicle,
        description: models[vehicle.slug].description,
        lowest: exFactoryPrice(vehicle.slug, cars).lowest,
        price: priceTag(vehicle.slug, cars, priceUnknown.loading),
        onRoad: onRoad[vehicle.slug] ?? null,
        figures: listKeyFigures(vehicle.slug),
        photo: pickPhoto(exteriorPicture(vehicle.slug, 'main')),
      }),
    ),
  };
}

/** Filtering needs no new data; another city or buyer does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  ['cityId', 'taxpayer'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );

const remembered = ['cityId', 'taxpayer'] as const;

export default function Models({ loaderData: { fleet, place } }: Route.ComponentProps) {
  useRememberedChoices(remembered, place.cities);
  const { models: shown, isFiltered } = useFilteredModels(fleet);
  return (
    <div className="on-dark bg-graphite-950 px-5 pt-8 pb-20 text-white md:px-10 md:pt-14 md:pb-32 lg:px-16">
      <h1 data-hero="" className="title-large -ms-[0.04em] max-w-5xl max-md:text-4xl">
        {words.modelsTitle}
      </h1>
      <p className="mt-3 mb-2 max-w-prose text-graphite-300 md:mt-5 md:mb-8 md:text-xl">
        {words.modelsIntroduction}{' '}
        <Link
          to="/compare"
          className="whitespace-nowrap underline underline-offset-4 hover:text-white"
        >
          {words.compareModels}
        </Link>
      </p>
      <ModelFilter />
      {place.cityId && (
        <BudgetForm {...place} cityId={place.cityId}>
          <KeptFilters />
        </BudgetForm>
      )}
      <p role="status" className="mb-3 text-graphite-300 md:mt-3 md:mb-6">
        {isFiltered && words.shownOf(shown.length, fleet.length)}
      </p>
      {shown.length === 0 && <NoModels />}
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:gap-y-16 xl:grid-cols-3">
        {shown.map((model, index) => (
          <li key={model.vehicle.slug}>
            <ModelCard model={model} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoModels() {
  return (
    <p className="py-10 text-xl">
      {words.noModels}{' '}
      <Link to="/models" preventScrollReset className="underline underline-offset-4">
        {words.showAll}
      </Link>
    </p>
  );
}
