import { type SQL, sql } from 'drizzle-orm';
import { soldTrims } from '#catalogue/trims.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { otherValues } from '#contract/leads/lead.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { carNames, matchesAny } from '#server/resources/pricing/price.ts';
import { cars } from '#server/resources/pricing/schema.ts';

const soldNames = [...vehicles, ...soldTrims].map(({ label }) => sql`${label}`);

/**
 * Returns the vehicle that a visitor typed if the catalogue or the price list contains it (case-insensitive), otherwise
 * null. Use it in messages to others, so that nobody can send them arbitrary text under our name.
 */
export const buildVehicleToShow = (typed: SQL): SQL<string | null> => sql`case
  when ${matchesAny(typed, soldNames)}
    or exists (select 1 from ${cars} where ${isNotTrashed(cars)} and ${matchesAny(typed, carNames)})
  then ${typed} end`;

/**
 * Builds the vehicle name that a request counts under: the visitor's text (case-insensitive) as spelled in the
 * catalogue or in the price list. All other texts share one name, so visitors cannot add vehicles to statistics.
 */
export function buildKnownVehicle(typed: SQL): SQL {
  const labels = vehicles.map(({ label }) => sql`(${label}::text)`);
  return sql`coalesce(
    (select label from (values ${sql.join(labels, sql`, `)}) as sold (label)
      where lower(label) = lower(${typed})),
    (select min(${cars.name}) from ${cars} where lower(${cars.name}) = lower(${typed}) and ${isNotTrashed(cars)}),
    ${otherValues})`;
}
