import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { cars, cities } from './schema.ts';

/** The condition that a car or a city is active. */
export const isOffered = (table: typeof cars | typeof cities): SQL =>
  sql`${table.isActive} and ${isNotTrashed(table)}`;

/** The condition of prepared queries for the city `cityId`, if it is active. */
export const isChosenCity = and(eq(cities._id, sql.placeholder('cityId')), isOffered(cities));

/**
 * The price rule of docs/spec/api.md#prices, for a base price joined with a city. It is in SQL because the statement
 * that stores a booking also prices it. Numerics are exact: a percentage is multiplied by 0.01, because a division
 * would be truncated, and rounded half up.
 */
const buildAdjustment = (basePrice: SQL) => sql`(case ${cities.adjustmentType}
  when 'percentage' then floor(${basePrice} * ${cities.priceAdjustment} * 0.01 + 0.5)
  else ${cities.priceAdjustment} end)`;

const adjustment = buildAdjustment(sql`${cars.basePrice}`);

const finalPrice = sql`greatest(0, ${cars.basePrice} + ${adjustment})`;

/** The columns of a price, in whole rupees. */
export const pricing = {
  basePrice: sql<number>`${cars.basePrice}`.mapWith(Number),
  cityAdjustment: sql<number>`${adjustment}::bigint`.mapWith(Number),
  finalPrice: sql<number>`${finalPrice}::bigint`.mapWith(Number),
};

/** The names by which a booking can refer to a car: its own, its model with variant, and its model alone. */
export const carNames: readonly SQL[] = [
  sql`${cars.name}`,
  sql`concat_ws(' ', ${cars.model}, ${cars.variant})`,
  sql`${cars.model}`,
];

/** The condition that a text equals one of the names (case-insensitive). */
export const matchesAny = (typed: SQL, names: readonly SQL[]): SQL =>
  sql`lower(${typed}) in (${sql.join(
    names.map((name) => sql`lower(${name})`),
    sql`, `,
  )})`;

/**
 * Builds the price of a booking: null unless its vehicle and city match exactly one active car and city
 * (case-insensitive). A vehicle matches a car by its vehicleId, name, model with variant, or model alone.
 */
export function pricesFor(booking: { vehicle: SQL; city: SQL }): {
  basePrice: SQL;
  freight: SQL;
  finalPrice: SQL;
  /** Whether the car's price or the freight ships with the product. */
  isSample: SQL;
} {
  const isMatch = and(
    isOffered(cars),
    isOffered(cities),
    matchesAny(booking.city, [sql`${cities.name}`]),
    matchesAny(booking.vehicle, [sql`${cars.vehicleId}`, ...carNames]),
  );
  const select = (price: SQL) => sql`(
    select case count(*) when 1 then ${price} end
    from ${cars}, ${cities} where ${isMatch})`;
  const selectOnlyMatch = (price: SQL) => select(sql`min(${price})::bigint`);
  return {
    basePrice: selectOnlyMatch(sql`${cars.basePrice}`),
    freight: selectOnlyMatch(adjustment),
    finalPrice: selectOnlyMatch(finalPrice),
    isSample: select(sql`bool_or(${cars.isSample} or ${cities.isSample})`),
  };
}

/**
 * Builds the freight from a base price and a city: null unless exactly one active city has this name
 * (case-insensitive).
 */
export const freightFor = ({ basePrice, city }: { basePrice: SQL; city: SQL }): SQL => sql`(
  select case count(*) when 1 then min(${buildAdjustment(basePrice)}) end::bigint
  from ${cities} where ${and(isOffered(cities), matchesAny(city, [sql`${cities.name}`]))})`;
