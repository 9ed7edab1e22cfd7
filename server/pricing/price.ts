import { and, type SQL, sql } from 'drizzle-orm';
import { cars, cities } from './schema.ts';

/**
 * The one rule of prices (4-decisions, 8), for a row of cars beside a row of cities; in SQL, since
 * a booking is priced inside the statement that stores it. Numerics are exact: a percentage is
 * multiplied by 0.01, as a division would be cut off after some digits, and rounded half up.
 */
const adjustment = sql`(case ${cities.adjustmentType}
  when 'percentage' then floor(${cars.basePrice} * ${cities.priceAdjustment} * 0.01 + 0.5)
  else ${cities.priceAdjustment} end)`;

const finalSum = sql`greatest(0, ${cars.basePrice} + ${adjustment})`;

/** The figures of a price, in whole rupees. */
export const pricing = {
  basePrice: sql<number>`${cars.basePrice}`.mapWith(Number),
  cityAdjustment: sql<number>`${adjustment}::bigint`.mapWith(Number),
  finalPrice: sql<number>`${finalSum}::bigint`.mapWith(Number),
};

const isOneOf = (asked: SQL, names: SQL[]) =>
  sql`lower(${asked}) in (${sql.join(
    names.map((name) => sql`lower(${name})`),
    sql`, `,
  )})`;

/**
 * What a booking costs: null unless its vehicle and city mean exactly one active car and city,
 * letter case aside. A vehicle means a car by its vehicleId, name, model with variant, or model alone.
 */
export function pricesFor(asked: { vehicle: SQL; city: SQL }): {
  basePrice: SQL;
  finalPrice: SQL;
} {
  const means = and(
    sql`${cars.isActive} and ${cities.isActive}`,
    isOneOf(asked.city, [sql`${cities.name}`]),
    isOneOf(asked.vehicle, [
      sql`${cars.vehicleId}`,
      sql`${cars.name}`,
      sql`concat_ws(' ', ${cars.model}, ${cars.variant})`,
      sql`${cars.model}`,
    ]),
  );
  const ofTheOnly = (price: SQL) => sql`(
    select case count(*) when 1 then min(${price}) end::bigint
    from ${cars}, ${cities} where ${means})`;
  return { basePrice: ofTheOnly(sql`${cars.basePrice}`), finalPrice: ofTheOnly(finalSum) };
}
