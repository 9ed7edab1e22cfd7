import { type SQL, sql } from 'drizzle-orm';
import { vehicles } from '#catalogue/vehicles.ts';
import { otherValues } from '#contract/lead.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { cars } from '#server/resources/pricing/schema.ts';

/**
 * Builds the vehicle name that a request counts under: the visitor's text (case-insensitive) as spelled in the
 * catalogue or in the price list. All other texts share one name, so visitors cannot add vehicles to statistics.
 */
export function buildKnownVehicle(typed: SQL): SQL {
  const labels = vehicles.map(({ label }) => sql`(${label}::text)`);
  return sql`coalesce(
    (select label from (values ${sql.join(labels, sql`, `)}) as sold (label)
      where lower(label) = lower(${typed})),
    (select min(${cars.name}) from ${cars} where lower(${cars.name}) = lower(${typed}) and ${isKept(cars)}),
    ${otherValues})`;
}
