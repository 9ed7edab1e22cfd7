import { and, eq, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { palettes } from '#catalogue/colors.ts';
import { findTrimByLabel } from '#catalogue/trims.ts';
import { findVehicleByLabel } from '#catalogue/vehicles.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { pricesFor } from '#server/resources/pricing/price.ts';
import { findQuoteEnd, isQuoteSample } from '#server/resources/quotes/booked-price.ts';
import { buildVehicleToShow } from './known-vehicle.ts';
import type { Lead } from './lead.ts';
import { findResponseDue, type ResponseClock, readClock } from './response-clock.ts';
import { isNamed, namesAnswerer } from './submit-clauses.ts';

/** A request as it was sent, with its id and its time. */
type Request = Record<string, unknown> & { _id: string; createdAt: string };

/** Reads what happens after a request; null for types without a response target. */
export type NextStepReader = (lead: Lead, request: Request) => Promise<NextStep | null>;

/**
 * What many requests share is read at most every ten seconds: it only words what visitors read. In a burst of
 * submissions hardly any waits for these queries.
 */
const cacheOptions = { max: 1_000, ttl: 10_000 };
const clockKey = 'clock';

const buildField =
  (request: Request) =>
  (name: string): SQL =>
    sql`${request[name] ?? null}::text`;

/** Finds the dealer who handles a request, by the rule by which it is stored. */
async function findAnswerer(db: Db, { facts }: Lead, request: Request) {
  if (!namesAnswerer(facts)) return null;
  const { _id, name, city, phone, whatsapp } = dealers;
  const isMeant = request.dealerId
    ? eq(_id, String(request.dealerId))
    : isNamed(facts, buildField(request));
  const [dealer, ...more] = await db
    .select({ _id, name, city, phone, whatsapp })
    .from(dealers)
    .where(and(isMeant, dealers.isActive, isNotTrashed(dealers)))
    .limit(2);
  return dealer && more.length === 0 ? dealer : null;
}

type Subject = Pick<NextStep, 'vehicle' | 'color' | 'price' | 'isSamplePrice' | 'priceFixedUntil'>;

/** Returns a color that the vehicle has; null for any other text. */
function findColor(vehicle: string | null, color: unknown): string | null {
  const sold = findTrimByLabel(vehicle ?? '')?.vehicle ?? findVehicleByLabel(vehicle ?? '');
  const paints = sold ? palettes[sold.slug].exterior : [];
  return paints.find(({ name }) => name === color)?.name ?? null;
}

/** Reads what a request is about. A stored booking has its price; a new one is priced as it will be stored. */
async function readSubject(db: Db, { table, derived }: Lead, request: Request): Promise<Subject> {
  if (typeof request.selectedVehicle !== 'string') {
    return { vehicle: null, color: null, price: null, isSamplePrice: false, priceFixedUntil: null };
  }
  const field = buildField(request);
  const vehicle = buildVehicleToShow(field('selectedVehicle'));
  const { finalPrice } = derived;
  const quoted = { code: field('quoteCode'), vehicle: field('selectedVehicle') };
  const place = sql`coalesce(${field('selectedCity')}, ${field('city')})`;
  const booked = finalPrice
    ? sql`coalesce((select ${findColumn(table, 'finalPrice')} from ${table} where ${table._id} = ${request._id}),
        ${finalPrice(field)})::float8 as price,
        coalesce(${isQuoteSample(quoted)},
          ${pricesFor({ vehicle: quoted.vehicle, city: place }).isSample}, false) as "isSamplePrice",
        ${findQuoteEnd(quoted)} as until`
    : sql`null::float8 as price, false as "isSamplePrice", null::timestamptz as until`;
  const { rows } = await db.execute<{
    vehicle: string | null;
    price: number | null;
    isSamplePrice: boolean;
    until: Date | string | null;
  }>(sql`select ${vehicle} as vehicle, ${booked}`);
  const [found] = rows;
  return {
    vehicle: found?.vehicle ?? null,
    color: findColor(found?.vehicle ?? null, request.selectedColor),
    price: found?.price ?? null,
    isSamplePrice: found?.isSamplePrice ?? false,
    priceFixedUntil: found?.until ? new Date(found.until).toISOString() : null,
  };
}

/** What the answerer of a request depends on; '' for types that name none. */
const buildAnswererKey = ({ facts }: Lead, request: Request): string =>
  JSON.stringify([
    facts.slug,
    request.dealerId,
    request[facts.dealership ?? facts.answeredInCity ?? ''],
  ]);

/**
 * Creates the reader of next steps. A request is stored even if its next step cannot be read: then the failure is
 * reported, and the step is null.
 */
export function createNextStepReader(db: Db, report: (error: unknown) => void): NextStepReader {
  const clocks = new LRUCache<string, Promise<ResponseClock>>(cacheOptions);
  const answerers = new LRUCache<string, ReturnType<typeof findAnswerer>>(cacheOptions);
  const subjects = new LRUCache<string, Promise<Subject>>(cacheOptions);
  /** Returns the cached value, or reads and caches it; a failure is not cached. */
  function readOnce<Value extends object | null>(
    cache: LRUCache<string, Promise<Value>>,
    key: string,
    read: () => Promise<Value>,
  ): Promise<Value> {
    const cached = cache.get(key);
    if (cached) return cached;
    const reading = read();
    cache.set(key, reading);
    // Who waits for it reports the failure.
    reading.catch(() => cache.delete(key));
    return reading;
  }
  async function read(lead: Lead, request: Request): Promise<NextStep | null> {
    if (lead.facts.responseMinutes === null) return null;
    // The price of a booking is its own; the vehicle of another request is that of many.
    const isPriced = lead.derived.finalPrice !== undefined;
    const subjectKey = JSON.stringify([lead.facts.slug, request.selectedVehicle]);
    const [found, subject, clock] = await Promise.all([
      readOnce(answerers, buildAnswererKey(lead, request), () => findAnswerer(db, lead, request)),
      isPriced
        ? readSubject(db, lead, request)
        : readOnce(subjects, subjectKey, () => readSubject(db, lead, request)),
      readOnce(clocks, clockKey, () => readClock(db)),
    ]);
    const { _id = null, ...dealer } = found ?? {};
    const { createdAt } = request;
    const due = findResponseDue(lead.facts, { createdAt, dealerId: _id }, clock);
    if (due === null) return null;
    return {
      dealer: found && (dealer as NonNullable<NextStep['dealer']>),
      respondBy: due.toISOString(),
      ...subject,
    };
  }
  return async (lead, request) => {
    try {
      return await read(lead, request);
    } catch (error) {
      report(error);
      return null;
    }
  };
}
