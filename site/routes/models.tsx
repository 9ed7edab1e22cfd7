import { priceTag, priceUnknown } from '#catalogue/ex-factory-prices.ts';
import { models } from '#catalogue/models/models.ts';
import { exteriorPicture } from '#catalogue/pictures/find-picture.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { siteContext } from '../entry.server.tsx';
import { type FleetModel, ModelCard } from '../models/model-card.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/models.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Models',
    description:
      'Discover the fleet: eight HAVAL, ORA and TANK models in Pakistan, from petrol SUVs and hybrids to electric cars, with ex-factory prices.',
    path: '/models',
  });

/** Every model with its price; where the price list can't be read, the models without. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ fleet: FleetModel[] }> {
  const cars = await context
    .get(siteContext)
    .listCars()
    .catch(() => []);
  return {
    fleet: vehicles.map((vehicle) => ({
      vehicle,
      description: models[vehicle.slug].description,
      price: priceTag(vehicle.slug, cars, priceUnknown.loading),
      photo: exteriorPicture(vehicle.slug, 'main'),
    })),
  };
}

export default function Models({ loaderData: { fleet } }: Route.ComponentProps) {
  return (
    <div
      data-hero=""
      className="on-dark bg-graphite-950 px-5 pt-12 pb-20 text-white md:px-10 md:pt-20 md:pb-32 lg:px-16"
    >
      <h1 className="-ml-[0.04em] max-w-5xl text-5xl leading-[0.95] font-semibold tracking-tight text-balance md:text-8xl">
        Discover the HAVAL fleet
      </h1>
      <p className="mt-5 mb-12 max-w-prose text-graphite-300 md:mb-20 md:text-xl">
        Eight models of three brands. Petrol, hybrid, plug-in and electric.
      </p>
      <ul className="grid gap-x-8 gap-y-16 sm:grid-cols-2 xl:grid-cols-3">
        {fleet.map((model, index) => (
          <li key={model.vehicle.slug}>
            <ModelCard model={model} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
