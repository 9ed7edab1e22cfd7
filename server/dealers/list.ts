import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { dealerQuery } from '#contract/dealer-query.ts';
import type { Dealer } from '#contract/dealers.ts';
import { earthRadiusKm } from '#contract/distance.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { orderedBy } from '#server/db/ordered-by.ts';
import type { Paging } from '#server/http/pagination.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { dealers } from './schema.ts';

type DealerQuery = Omit<z.output<typeof dealerQuery>, 'isActive'> & { isActive?: boolean };

/** The great-circle distance of a dealer from a place, in km (haversine; 4-decisions, 9). */
function distanceFrom(lat: number, lng: number): SQL<number> {
  return sql<number>`(2 * ${earthRadiusKm}::float8 * asin(sqrt(least(1,
    power(sin(radians(${dealers.lat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${dealers.lat}))
    * power(sin(radians(${dealers.lng} - ${lng}::float8) / 2), 2)))))`.mapWith(Number);
}

/** The city of a dealer: what stands before the first comma of 'Lahore, Punjab' (document 3, section 2). */
export const cityOf = sql<string>`trim(split_part(${dealers.city}, ',', 1))`;

const searched = [dealers.name, dealers.city, dealers.address, dealers.email];
const byPlace = [sql`lower(${dealers.city})`, sql`lower(${dealers.name})`, dealers._id];

function whereOf(
  { search, city, isActive, maxDistance }: Omit<DealerQuery, keyof Paging>,
  distance: SQL<number> | null,
): SQL | undefined {
  return and(
    isActive === undefined ? undefined : eq(dealers.isActive, isActive),
    city
      ? or(sql`lower(${dealers.city}) = lower(${city})`, sql`lower(${cityOf}) = lower(${city})`)
      : undefined,
    search ? or(...searched.map((column) => containsText(column, search))) : undefined,
    distance && maxDistance ? sql`${distance} <= ${maxDistance}` : undefined,
  );
}

function orderOf(
  { sortBy, sortOrder }: Omit<DealerQuery, keyof Paging>,
  distance: SQL<number> | null,
): SQL[] {
  // Dealers of one city go by their names.
  if (sortBy === 'city') return orderedBy(dealers.city, dealers.name, sortOrder);
  if (sortBy) return orderedBy(dealers[sortBy], dealers._id, sortOrder);
  return distance ? [asc(distance), asc(dealers._id)] : byPlace.map((key) => asc(key));
}

/** The dealers that a list's query asks for: nearest first where it gives a place, else by city and name. */
export function selectionOf(query: Omit<DealerQuery, keyof Paging>): Selection {
  const { lat, lng } = query;
  const distance = lat !== undefined && lng !== undefined ? distanceFrom(lat, lng) : null;
  return {
    table: dealers,
    columns: { ...getTableColumns(dealers), ...(distance && { distance }) },
    where: whereOf(query, distance),
    order: orderOf(query, distance),
  };
}

/** One page of dealers and how many there are in all. */
export const listDealers = (db: Db, query: DealerQuery) =>
  readPage<Dealer>(db, selectionOf(query), query);

/** Every active dealer, by city and name. */
export async function listActiveDealers(db: Db): Promise<Dealer[]> {
  return await db
    .select()
    .from(dealers)
    .where(eq(dealers.isActive, true))
    .orderBy(...byPlace);
}
