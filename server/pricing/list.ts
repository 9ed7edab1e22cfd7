import { and, asc, count, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { carQuery, cityQuery } from '#contract/price-queries.ts';
import type { Car, City, PriceStats } from '#contract/pricing.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { orderedBy } from '#server/db/ordered-by.ts';
import type { Paging } from '#server/http/pagination.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { cars, cities, priceCalculations } from './schema.ts';

/** A list's query, once it is known which items its caller may see. */
type Seen<Query> = Omit<Query, 'isActive'> & { isActive?: boolean };

/** Cars and cities are listed as they were entered: ids follow time. */
const inOrder = { cars: cars._id, cities: cities._id };

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [total] = await db.select({ items: count() }).from(table).where(where);
  return total?.items ?? 0;
}

/** The cars that a list's query asks for. */
export function carSelection(
  query: Omit<Seen<z.output<typeof carQuery>>, keyof Paging>,
): Selection {
  const { search, isActive, sortBy, sortOrder } = query;
  const searched = [cars.name, cars.model, cars.variant, cars.vehicleId];
  return {
    table: cars,
    columns: getTableColumns(cars),
    where: and(
      isActive === undefined ? undefined : eq(cars.isActive, isActive),
      search ? or(...searched.map((column) => containsText(column, search))) : undefined,
    ),
    order: sortBy ? orderedBy(cars[sortBy], cars._id, sortOrder) : [asc(inOrder.cars)],
  };
}

/** One page of the price list. */
export const listCars = (db: Db, query: Seen<z.output<typeof carQuery>>) =>
  readPage<Car>(db, carSelection(query), query);

/** The cities that a list's query asks for. */
export function citySelection(
  query: Omit<Seen<z.output<typeof cityQuery>>, keyof Paging>,
): Selection {
  const { search, province, isActive, sortBy, sortOrder } = query;
  const searched = [cities.name, cities.province];
  return {
    table: cities,
    columns: getTableColumns(cities),
    where: and(
      isActive === undefined ? undefined : eq(cities.isActive, isActive),
      province ? sql`lower(${cities.province}) = lower(${province})` : undefined,
      search ? or(...searched.map((column) => containsText(column, search))) : undefined,
    ),
    order: sortBy ? orderedBy(cities[sortBy], cities._id, sortOrder) : [asc(inOrder.cities)],
  };
}

/** One page of the cities. */
export const listCities = (db: Db, query: Seen<z.output<typeof cityQuery>>) =>
  readPage<City>(db, citySelection(query), query);

/** Every active car. */
export async function listActiveCars(db: Db): Promise<Car[]> {
  return await db.select().from(cars).where(eq(cars.isActive, true)).orderBy(inOrder.cars);
}

/** Every active city. */
export async function listActiveCities(db: Db): Promise<City[]> {
  return await db.select().from(cities).where(eq(cities.isActive, true)).orderBy(inOrder.cities);
}

/** The calculator's counters. */
export async function countPrices(db: Db): Promise<PriceStats> {
  const [totalCalculations, totalActiveCars, totalActiveCities] = await Promise.all([
    countRows(db, priceCalculations, undefined),
    countRows(db, cars, eq(cars.isActive, true)),
    countRows(db, cities, eq(cities.isActive, true)),
  ]);
  return { totalCalculations, totalActiveCars, totalActiveCities };
}
