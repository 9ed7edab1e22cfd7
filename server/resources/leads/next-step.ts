import { and, eq, type SQL, sql } from 'drizzle-orm';
import { palettes } from '#catalogue/colors.ts';
import { findTrimByLabel } from '#catalogue/trims.ts';
import { findVehicleByLabel } from '#catalogue/vehicles.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { findQuoteEnd } from '#server/resources/quotes/booked-price.ts';
import { buildVehicleToShow } from './known-vehicle.ts';
import type { Lead } from './lead.ts';
import { findResponseDue, type ResponseClock, readClock } from './response-clock.ts';
import { isNamed, namesAnswerer } from './submit-clauses.ts';

/** A request as it was sent, with its id and its time. */
type Request = Record<string, unknown> & { _id: string; createdAt: string };

/** Reads what happens after a request; null for types without a response target. */
export type NextStepReader = (lead: Lead, request: Request) => Promise<NextStep | null>;

const maxClockAgeMs = 10_000;

/** Reads the response clock at most every ten seconds: it only words what visitors read. */
function createClockReader(db: Db): () => Promise<ResponseClock> {
  let cached: { clock: ResponseClock; readAt: number } | null = null;
  return async () => {
    if (cached && Date.now() - cached.readAt <= maxClockAgeMs) return cached.clock;
    const clock = await readClock(db);
    cached = { clock, readAt: Date.now() };
    return clock;
  };
}

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

type Subject = Pick<NextStep, 'vehicle' | 'color' | 'price' | 'priceFixedUntil'>;

/** Returns a color that the vehicle has; null for any other text. */
function findColor(vehicle: string | null, color: unknown): string | null {
  const sold = findTrimByLabel(vehicle ?? '')?.vehicle ?? findVehicleByLabel(vehicle ?? '');
  const paints = sold ? palettes[sold.slug].exterior : [];
  return paints.find(({ name }) => name === color)?.name ?? null;
}

/** Reads what a request is about. A stored booking has its price; a new one is priced as it will be stored. */
async function readSubject(db: Db, { table, derived }: Lead, request: Request): Promise<Subject> {
  const none = { vehicle: null, color: null, price: null, priceFixedUntil: null };
  if (typeof request.selectedVehicle !== 'string') return none;
  const field = buildField(request);
  const vehicle = buildVehicleToShow(field('selectedVehicle'));
  const { finalPrice } = derived;
  const booked = finalPrice
    ? sql`coalesce((select ${findColumn(table, 'finalPrice')} from ${table} where ${table._id} = ${request._id}),
        ${finalPrice(field)})::float8 as price,
        ${findQuoteEnd({ code: field('quoteCode'), vehicle: field('selectedVehicle') })} as until`
    : sql`null::float8 as price, null::timestamptz as until`;
  const { rows } = await db.execute<{
    vehicle: string | null;
    price: number | null;
    until: Date | string | null;
  }>(sql`select ${vehicle} as vehicle, ${booked}`);
  const [found] = rows;
  return {
    vehicle: found?.vehicle ?? null,
    color: findColor(found?.vehicle ?? null, request.selectedColor),
    price: found?.price ?? null,
    priceFixedUntil: found?.until ? new Date(found.until).toISOString() : null,
  };
}

/** Creates the reader of next steps. */
export function createNextStepReader(db: Db): NextStepReader {
  const readCachedClock = createClockReader(db);
  return async (lead, request) => {
    if (lead.facts.responseMinutes === null) return null;
    const [found, subject, clock] = await Promise.all([
      findAnswerer(db, lead, request),
      readSubject(db, lead, request),
      readCachedClock(),
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
  };
}
