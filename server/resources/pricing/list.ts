import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { carQuery, cityQuery } from '#contract/prices/price-queries.ts';
import type { Car, City, PriceStats } from '#contract/prices/pricing.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { isOffered } from './price.ts';
import { cars, cities, priceCalculations } from './schema.ts';

/** A list's query with the filter for the items that its caller may see. */
type VisibleQuery<Query> = Omit<Query, 'isActive'> & { isActive?: boolean };

/** The order of entry, because ids increase over time. */
const entryOrder = { cars: cars._id, cities: cities._id };

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [total] = await db.select({ items: count() }).from(table).where(where);
  return total?.items ?? 0;
}

/** Selects the cars that match a list's query. */
export function selectCars(
  query: Omit<VisibleQuery<z.output<typeof carQuery>>, keyof Paging>,
): Selection {
  const { search, isActive, sortBy, sortOrder } = query;
  const searchedColumns = [cars.name, cars.model, cars.variant, cars.vehicleId];
  return {
    table: cars,
    columns: listRecordColumns(cars),
    where: and(
      isActive === undefined ? undefined : eq(cars.isActive, isActive),
      search ? containsWordsInAny(searchedColumns, search) : undefined,
    ),
    order: sortBy ? orderedBy(cars[sortBy], cars._id, sortOrder) : [asc(entryOrder.cars)],
  };
}

/** Lists one page of the price list. */
export const listCars = (db: Db, query: VisibleQuery<z.output<typeof carQuery>>) =>
  readPage<Car>(db, selectCars(query), query);

/** Selects the cities that match a list's query. */
export function selectCities(
  query: Omit<VisibleQuery<z.output<typeof cityQuery>>, keyof Paging>,
): Selection {
  const { search, province, isActive, sortBy, sortOrder } = query;
  const searchedColumns = [cities.name, cities.province];
  return {
    table: cities,
    columns: listRecordColumns(cities),
    where: and(
      isActive === undefined ? undefined : eq(cities.isActive, isActive),
      province ? sql`lower(${cities.province}) = lower(${province})` : undefined,
      search ? containsWordsInAny(searchedColumns, search) : undefined,
    ),
    order: sortBy ? orderedBy(cities[sortBy], cities._id, sortOrder) : [asc(entryOrder.cities)],
  };
}

/** Lists one page of cities. */
export const listCities = (db: Db, query: VisibleQuery<z.output<typeof cityQuery>>) =>
  readPage<City>(db, selectCities(query), query);

/** Lists all active cars. */
export async function listActiveCars(db: Db): Promise<Car[]> {
  return await db
    .select(listRecordColumns(cars))
    .from(cars)
    .where(isOffered(cars))
    .orderBy(entryOrder.cars);
}

/** Lists all active cities. */
export async function listActiveCities(db: Db): Promise<City[]> {
  return await db
    .select(listRecordColumns(cities))
    .from(cities)
    .where(isOffered(cities))
    .orderBy(entryOrder.cities);
}

/** Counts saved calculations, active cars and active cities. */
export async function countPrices(db: Db): Promise<PriceStats> {
  const [totalCalculations, totalActiveCars, totalActiveCities] = await Promise.all([
    countRows(db, priceCalculations, undefined),
    countRows(db, cars, isOffered(cars)),
    countRows(db, cities, isOffered(cities)),
  ]);
  return { totalCalculations, totalActiveCars, totalActiveCities };
}
