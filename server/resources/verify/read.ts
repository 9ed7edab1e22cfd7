import { randomBytes } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import { buildCode, parseCode } from '#contract/on-road/codes.ts';
import { maskName } from '#contract/on-road/quotes.ts';
import type { OfficialAccount, Verified } from '#contract/on-road/verify.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { buildVehicleToShow } from '#server/resources/leads/known-vehicle.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { officialAccounts } from './resource.ts';

/**
 * Generates a code for /verify: 45 random bits and a check character. Rows stored without one get theirs from the SQL
 * function new_code(), which does the same.
 */
export const newCode = (): string => buildCode([...randomBytes(9)].map((byte) => byte & 31));

type Genuine = Extract<Verified, { isGenuine: true }>;
/** The record of a code; names are masked before they are sent. */
type Found = (
  | Omit<Extract<Genuine, { kind: 'quote' }>, 'isGenuine' | 'maskedName'>
  | Omit<Extract<Genuine, { kind: 'booking' }>, 'isGenuine' | 'maskedName'>
  | Omit<Extract<Genuine, { kind: 'dealer' }>, 'isGenuine'>
) & { name: string | null };

/** SQL for a moment as ISO 8601 in UTC. */
const toIso = (column: unknown) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const quoteFacts = sql`json_build_object('kind', 'quote', 'car', ${quotes.car},
  'createdAt', ${toIso(quotes.createdAt)}, 'validUntil', ${toIso(quotes.validUntil)},
  'isExpired', ${quotes.validUntil} <= now(), 'onRoad', ${quotes.onRoad},
  'isComplete', ${quotes.isComplete}, 'range', ${quotes.price} -> 'range', 'name', ${quotes.name})`;

/**
 * Visitors type a booking's vehicle and dealership. So that nobody can send others a genuine page with arbitrary text,
 * it only shows known vehicles and dealers. A dealer removed from the list is no longer genuine.
 */
const knownVehicle = buildVehicleToShow(sql`${vehicleBookings.selectedVehicle}`);
const knownDealer = sql`(select ${dealers.name} || ', ' || ${dealers.city} from ${dealers}
  where ${dealers._id} = ${vehicleBookings.dealerId} and ${dealers.isActive} and ${isNotTrashed(dealers)})`;

const bookingFacts = sql`json_build_object('kind', 'booking', 'car', ${knownVehicle},
  'createdAt', ${toIso(vehicleBookings.createdAt)}, 'price', ${vehicleBookings.finalPrice},
  'status', ${vehicleBookings.status}, 'dealer', ${knownDealer},
  'name', ${vehicleBookings.firstName} || ' ' || ${vehicleBookings.lastName})`;

const dealerFacts = sql`json_build_object('kind', 'dealer', 'name', ${dealers.name}, 'city', ${dealers.city},
  'address', ${dealers.address},
  'phone', ${dealers.phone}, 'whatsapp', ${dealers.whatsapp}, 'since', ${toIso(dealers.createdAt)})`;

/**
 * Finds what a code belongs to, in any notation. Bookings in the trash and inactive dealers are not genuine. Every
 * code, even a malformed one, runs the same query, so that neither text nor timing reveals how close a guess is.
 */
export async function verifyCode(db: Db, typed: string): Promise<Verified> {
  const code = parseCode(typed) ?? '';
  const { rows } = await db.execute<{ facts: Found }>(sql`
    select ${quoteFacts} as facts from ${quotes} where ${quotes.code} = ${code}
    union all
    select ${bookingFacts} from ${vehicleBookings}
      where ${vehicleBookings.verifyCode} = ${code} and ${isNotTrashed(vehicleBookings)}
    union all
    select ${dealerFacts} from ${dealers}
      where ${dealers.verifyCode} = ${code} and ${dealers.isActive} and ${isNotTrashed(dealers)}`);
  const facts = rows[0]?.facts;
  if (!facts) return { isGenuine: false };
  if (facts.kind === 'dealer') return { isGenuine: true, ...facts, name: facts.name ?? '' };
  const { name, ...shown } = facts;
  if (shown.kind === 'booking')
    return { isGenuine: true, ...shown, maskedName: maskName(name ?? '') };
  return { isGenuine: true, ...shown, maskedName: name && maskName(name) };
}

/** Lists the company's accounts, the only ones that buyers pay to, in the order set by staff. */
export async function listOfficialAccounts(db: Db): Promise<OfficialAccount[]> {
  return await db
    .select(listRecordColumns(officialAccounts))
    .from(officialAccounts)
    .where(isNotTrashed(officialAccounts))
    .orderBy(asc(officialAccounts.position), asc(officialAccounts._id));
}
