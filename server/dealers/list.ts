import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Dealer, dealerQuery } from '#contract/dealers.ts';
import { earthRadiusKm } from '#contract/distance.ts';
import type { Pagination } from '#contract/http.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { orderedBy } from '#server/db/ordered-by.ts';
import { paginationOf } from '#server/http/pagination.ts';
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
  { search, city, isActive, maxDistance }: DealerQuery,
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

function orderOf({ sortBy, sortOrder }: DealerQuery, distance: SQL<number> | null): SQL[] {
  // Dealers of one city go by their names.
  if (sortBy === 'city') return orderedBy(dealers.city, dealers.name, sortOrder);
  if (sortBy) return orderedBy(dealers[sortBy], dealers._id, sortOrder);
  return distance ? [asc(distance), asc(dealers._id)] : byPlace.map((key) => asc(key));
}

/** One page of dealers: nearest first where a place is given, else by city and name. */
export async function listDealers(
  db: Db,
  query: DealerQuery,
): Promise<{ data: Dealer[]; pagination: Pagination }> {
  const { lat, lng, page, limit } = query;
  const distance = lat !== undefined && lng !== undefined ? distanceFrom(lat, lng) : null;
  const where = whereOf(query, distance);
  const [data, [total]] = await Promise.all([
    db
      .select({ dealer: dealers, ...(distance && { distance }) })
      .from(dealers)
      .where(where)
      .orderBy(...orderOf(query, distance))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ items: count() }).from(dealers).where(where),
  ]);
  return {
    data: data.map(({ dealer, ...rest }) => ({ ...dealer, ...rest })),
    pagination: paginationOf(query, total?.items ?? 0),
  };
}

/** Every active dealer, by city and name. */
export async function listActiveDealers(db: Db): Promise<Dealer[]> {
  return await db
    .select()
    .from(dealers)
    .where(eq(dealers.isActive, true))
    .orderBy(...byPlace);
}
