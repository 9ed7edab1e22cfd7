import { type SQL, sql } from 'drizzle-orm';
import { isKept } from '#server/records/trash/columns.ts';
import { carNames, matchesAny } from '#server/resources/pricing/price.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { quotes } from './schema.ts';

/** A booking's quote and vehicle, as sent. */
interface Booked {
  code: SQL;
  vehicle: SQL;
}

/**
 * The condition that a vehicle is the quote's car (case-insensitive): as the quote names it, or as the price list names
 * it now.
 */
const isQuotedCar = (vehicle: SQL): SQL => sql`(
  ${matchesAny(vehicle, [sql`${quotes.vehicleId}`, sql`${quotes.car}`])}
  or exists (select 1 from ${cars}
    where lower(${cars.vehicleId}) = lower(${quotes.vehicleId}) and ${isKept(cars)}
      and ${matchesAny(vehicle, carNames)}))`;

/**
 * Builds the price of a booking from its quote: null unless the quote exists, has not expired, and is for the booked
 * car. In SQL, because a booking is priced in the statement that stores it.
 */
export function quotedPricesFor({ code, vehicle }: Booked): {
  basePrice: SQL;
  freight: SQL;
  finalPrice: SQL;
} {
  const select = (price: SQL) => sql`(
    select ${price} from ${quotes}
    where ${quotes.code} = ${code} and ${quotes.validUntil} > now() and ${isQuotedCar(vehicle)})`;
  return {
    basePrice: select(sql`${quotes.exFactory}`),
    freight: select(sql`${quotes.freight}`),
    finalPrice: select(sql`${quotes.exFactory} + ${quotes.freight}`),
  };
}
