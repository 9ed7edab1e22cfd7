import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pagination } from '#contract/http.ts';
import type { Car, City, carQuery, cityQuery, PriceStats } from '#contract/pricing.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { orderedBy } from '#server/db/ordered-by.ts';
import { paginationOf } from '#server/http/pagination.ts';
import { cars, cities, priceCalculations } from './schema.ts';

/** A list's query, once it is known which items its caller may see. */
type Seen<Query> = Omit<Query, 'isActive'> & { isActive?: boolean };

/** Cars and cities are listed as they were entered: ids follow time. */
const inOrder = { cars: cars._id, cities: cities._id };

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [total] = await db.select({ items: count() }).from(table).where(where);
  return total?.items ?? 0;
}

/** One page of the price list. */
export async function listCars(
  db: Db,
  query: Seen<z.output<typeof carQuery>>,
): Promise<{ data: Car[]; pagination: Pagination }> {
  const { search, isActive, sortBy, sortOrder, page, limit } = query;
  const searched = [cars.name, cars.model, cars.variant, cars.vehicleId];
  const where = and(
    isActive === undefined ? undefined : eq(cars.isActive, isActive),
    search ? or(...searched.map((column) => containsText(column, search))) : undefined,
  );
  const [data, totalItems] = await Promise.all([
    db
      .select()
      .from(cars)
      .where(where)
      .orderBy(...(sortBy ? orderedBy(cars[sortBy], cars._id, sortOrder) : [inOrder.cars]))
      .limit(limit)
      .offset((page - 1) * limit),
    countRows(db, cars, where),
  ]);
  return { data, pagination: paginationOf(query, totalItems) };
}

/** One page of the cities. */
export async function listCities(
  db: Db,
  query: Seen<z.output<typeof cityQuery>>,
): Promise<{ data: City[]; pagination: Pagination }> {
  const { search, province, isActive, sortBy, sortOrder, page, limit } = query;
  const searched = [cities.name, cities.province];
  const where = and(
    isActive === undefined ? undefined : eq(cities.isActive, isActive),
    province ? sql`lower(${cities.province}) = lower(${province})` : undefined,
    search ? or(...searched.map((column) => containsText(column, search))) : undefined,
  );
  const [data, totalItems] = await Promise.all([
    db
      .select()
      .from(cities)
      .where(where)
      .orderBy(...(sortBy ? orderedBy(cities[sortBy], cities._id, sortOrder) : [inOrder.cities]))
      .limit(limit)
      .offset((page - 1) * limit),
    countRows(db, cities, where),
  ]);
  return { data, pagination: paginationOf(query, totalItems) };
}

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
