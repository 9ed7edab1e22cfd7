import { carQuery, cityQuery } from '#contract/prices/price-queries.ts';
import { carAdmin, cityAdmin } from '#contract/prices/pricing-admin.ts';
import { readActiveQuery } from '#server/platform/auth/visible.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { priceTag } from './docs.ts';
import { selectCars, selectCities } from './list.ts';
import { registerPricing } from './routes.ts';
import { cars, cities, priceCalculations, priceChanges } from './schema.ts';
import { carTrash, cityTrash } from './staff-routes.ts';

const permission = 'price-calculator';

/** The price list, with the calculator's routes. */
export const carResource: Resource = {
  slug: carAdmin.slug,
  permission,
  tag: priceTag,
  tables: [cars, priceCalculations, priceChanges],
  list: defineList({
    paths: carAdmin.paths,
    query: carQuery,
    select: ({ isActive, ...query }) => selectCars({ ...query, ...readActiveQuery(isActive) }),
  }),
  trash: carTrash,
  register: (api, { database }) => registerPricing(api, database),
};

/** The cities of delivery; the calculator's routes are registered with the price list. */
export const cityResource: Resource = {
  slug: cityAdmin.slug,
  permission,
  tag: priceTag,
  tables: [cities],
  list: defineList({
    paths: cityAdmin.paths,
    query: cityQuery,
    select: ({ isActive, ...query }) => selectCities({ ...query, ...readActiveQuery(isActive) }),
  }),
  trash: cityTrash,
};
