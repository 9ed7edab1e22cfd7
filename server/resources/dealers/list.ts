import { and, asc, count, eq, min, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { dealerQuery } from '#contract/dealers/dealer-query.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import type { DealerStats } from '#contract/dealers/dealers-admin.ts';
import { earthRadiusKm } from '#contract/format/distance.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { prepared } from '#server/platform/db/statements.ts';
import { containsPhone, containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { readPageOfFew, type Selection, selectAll } from '#server/records/selection.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { dealers } from './schema.ts';

type DealerQuery = Omit<z.output<typeof dealerQuery>, 'isActive' | 'lat' | 'lng'> & {
  lat?: Coordinate | undefined;
  lng?: Coordinate | undefined;
  isActive?: boolean;
  /** Whether to select columns that only staff see. */
  isStaff?: boolean;
};

/** The public columns of a dealer. */
const {
  autoAssign: _autoAssign,
  verifyCode: _verifyCode,
  ...publicColumns
} = listRecordColumns(dealers);

/** A coordinate in degrees, or the placeholder of a prepared query for one. */
type Coordinate = number | Placeholder;

/** Builds the great-circle distance of a dealer from a place in km (haversine), see docs/spec/api.md#distance. */
function buildDistance(lat: Coordinate, lng: Coordinate): SQL<number> {
  return sql<number>`(2 * ${earthRadiusKm}::float8 * asin(sqrt(least(1,
    power(sin(radians(${dealers.lat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${dealers.lat}))
    * power(sin(radians(${dealers.lng} - ${lng}::float8) / 2), 2)))))`.mapWith(Number);
}

/** The city of a dealer: the text before the first comma, such as Lahore in 'Lahore, Punjab'. */
const cityColumn = sql<string>`trim(split_part(${dealers.city}, ',', 1))`;

const searchedColumns = [dealers.name, dealers.city, dealers.address, dealers.email];

/** The digits of a dealer's phone number without leading zeros, as `containsPhone` compares them. */
const phoneDigits = sql<string>`ltrim(regexp_replace(${dealers.phone}, '\\D', '', 'g'), '0')`;

/** Visitors find dealers by place and name; staff also by phone number, however it is written. */
const matchesSearch = (search: string, isStaff = false) =>
  or(
    containsWordsInAny(searchedColumns, search),
    isStaff ? containsPhone(phoneDigits, search) : undefined,
  );

const cityAndName = [sql`lower(${dealers.city})`, sql`lower(${dealers.name})`, dealers._id];

function buildWhere(
  { search, city, isActive, maxDistance, isStaff }: Omit<DealerQuery, keyof Paging>,
  distance: SQL<number> | null,
): SQL | undefined {
  return and(
    isActive === undefined ? undefined : eq(dealers.isActive, isActive),
    city
      ? or(sql`lower(${dealers.city}) = lower(${city})`, sql`lower(${cityColumn}) = lower(${city})`)
      : undefined,
    search ? matchesSearch(search, isStaff) : undefined,
    distance && maxDistance ? sql`${distance} <= ${maxDistance}` : undefined,
  );
}

function buildOrder(
  { sortBy, sortOrder }: Omit<DealerQuery, keyof Paging>,
  distance: SQL<number> | null,
): SQL[] {
  // Sorts dealers of the same city by name.
  if (sortBy === 'city') return orderedBy(dealers.city, dealers.name, sortOrder);
  if (sortBy) return orderedBy(dealers[sortBy], dealers._id, sortOrder);
  return distance ? [asc(distance), asc(dealers._id)] : cityAndName.map((key) => asc(key));
}

/** Selects the dealers that match a list's query: nearest first if it has a place, else by city and name. */
export function selectDealers(query: Omit<DealerQuery, keyof Paging>): Selection {
  const { lat, lng, isStaff } = query;
  const shown = isStaff ? listRecordColumns(dealers) : publicColumns;
  const distance = lat !== undefined && lng !== undefined ? buildDistance(lat, lng) : null;
  return {
    table: dealers,
    columns: { ...shown, ...(distance && { distance }) },
    where: buildWhere(query, distance),
    order: buildOrder(query, distance),
  };
}

const activeDealers = selectDealers({ isActive: true, sortOrder: 'asc' });

/** The active dealers nearest to a place. Every visitor of the finder requests them, so it is a prepared query. */
const selectNearest = prepared('list nearest dealers', (db) => {
  const [lat, lng] = [sql.placeholder('lat'), sql.placeholder('lng')];
  const nearest = selectDealers({ isActive: true, lat, lng, sortOrder: 'asc' });
  return selectAll(db, nearest).limit(sql.placeholder('limit')).offset(sql.placeholder('offset'));
});

/** Whether a query only requests the active dealers nearest to a place. */
const isForNearest = ({ lat, isActive, sortBy, search, city, maxDistance, isStaff }: DealerQuery) =>
  lat !== undefined && isActive && ![sortBy, search, city, maxDistance, isStaff].some(Boolean);

/** Lists one page of dealers, with the total count. */
export async function listDealers(db: Db, query: DealerQuery) {
  if (!isForNearest(query)) return await readPageOfFew<Dealer>(db, selectDealers(query), query);
  const { page, limit, lat, lng } = query;
  const select = () => selectNearest(db, { lat, lng, limit, offset: (page - 1) * limit });
  return await readPageOfFew<Dealer>(db, activeDealers, query, select);
}

/** Lists all active dealers by city and name. */
export async function listActiveDealers(db: Db): Promise<Dealer[]> {
  return await db
    .select(publicColumns)
    .from(dealers)
    .where(and(eq(dealers.isActive, true), isNotTrashed(dealers)))
    .orderBy(...cityAndName);
}

/** Counts dealers in total and by city, largest first. */
export async function countDealers(db: Db): Promise<DealerStats> {
  const city = min(cityColumn);
  const [[total], dealersByCity] = await Promise.all([
    db
      .select({
        totalDealers: count(),
        activeDealers: sql<number>`count(*) filter (where ${dealers.isActive})::int`,
        inactiveDealers: sql<number>`count(*) filter (where not ${dealers.isActive})::int`,
      })
      .from(dealers)
      .where(isNotTrashed(dealers)),
    db
      .select({ _id: sql<string>`${city}`, count: count() })
      .from(dealers)
      .where(isNotTrashed(dealers))
      .groupBy(sql`lower(${cityColumn})`)
      .orderBy(sql`count(*) desc`, city),
  ]);
  const none = { totalDealers: 0, activeDealers: 0, inactiveDealers: 0 };
  return { ...(total ?? none), dealersByCity, citiesCovered: dealersByCity.length };
}
