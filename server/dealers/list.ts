import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Dealer, dealerQuery } from '#contract/dealers.ts';
import { earthRadiusKm } from '#contract/distance.ts';
import type { Pagination } from '#contract/http.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
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

/** One page of dealers: nearest first where a place is given, else by city and name. */
export async function listDealers(
  db: Db,
  query: DealerQuery,
): Promise<{ data: Dealer[]; pagination: Pagination }> {
  const { lat, lng, maxDistance, search, city, isActive, page, limit } = query;
  const distance = lat !== undefined && lng !== undefined ? distanceFrom(lat, lng) : null;
  const where = and(
    isActive === undefined ? undefined : eq(dealers.isActive, isActive),
    city ? sql`lower(${dealers.city}) = lower(${city})` : undefined,
    search
      ? or(
          ...[dealers.name, dealers.city, dealers.address].map((column) =>
            containsText(column, search),
          ),
        )
      : undefined,
    distance && maxDistance ? sql`${distance} <= ${maxDistance}` : undefined,
  );
  const byPlace = [sql`lower(${dealers.city})`, sql`lower(${dealers.name})`];
  const [data, [total]] = await Promise.all([
    db
      .select({ dealer: dealers, ...(distance && { distance }) })
      .from(dealers)
      .where(where)
      .orderBy(...(distance ? [asc(distance)] : byPlace), dealers._id)
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
    .orderBy(sql`lower(${dealers.city})`, sql`lower(${dealers.name})`, dealers._id);
}
