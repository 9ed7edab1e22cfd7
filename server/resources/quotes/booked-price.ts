import { type SQL, sql } from 'drizzle-orm';
import { foldCase } from '#server/platform/db/text-search.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { carNames, freightFor, matchesAny } from '#server/resources/pricing/price.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { quotes } from './schema.ts';

/** A booking's quote, vehicle and city of delivery, as sent. */
interface Booked {
  code: SQL;
  vehicle: SQL;
  city: SQL;
}

/**
 * The condition that a vehicle is the quote's car (case-insensitive): by its name in the quote, or by its current name
 * in the price list.
 */
const isQuotedCar = (vehicle: SQL): SQL => sql`(
  ${matchesAny(vehicle, [sql`${quotes.vehicleId}`, sql`${quotes.car}`])}
  or exists (select 1 from ${cars}
    where ${foldCase(cars.vehicleId)} = ${foldCase(quotes.vehicleId)} and ${isNotTrashed(cars)}
      and ${matchesAny(vehicle, carNames)}))`;

const selectOfQuote = ({ code, vehicle }: Omit<Booked, 'city'>, value: SQL): SQL => sql`(
  select ${value} from ${quotes}
  where ${quotes.code} = ${code} and ${quotes.validUntil} > now() and ${isQuotedCar(vehicle)})`;

/** Builds until when the quote of a booking fixes its price; null without a valid quote for the car. */
export const findQuoteEnd = (booked: Omit<Booked, 'city'>): SQL =>
  selectOfQuote(booked, sql`${quotes.validUntil}`);

/** Builds whether the price of a booking's quote is a sample; null without a valid quote for the car. */
export const isQuoteSample = (booked: Omit<Booked, 'city'>): SQL =>
  selectOfQuote(booked, sql`(${quotes.choice} ->> 'isSample')::boolean`);

/**
 * Builds the price of a booking from its quote: null unless the quote exists, has not expired, and is for the booked
 * car. The ex-factory price is frozen, the freight only to the quote's city: for another city it is today's, and null
 * if that is not in the price list. In SQL, because the statement that stores a booking also prices it.
 */
export function quotedPricesFor({ code, vehicle, city }: Booked): {
  basePrice: SQL;
  freight: SQL;
  finalPrice: SQL;
} {
  const select = (price: SQL) => selectOfQuote({ code, vehicle }, price);
  const exFactory = sql`${quotes.exFactory}`;
  const freight = sql`(case when ${matchesAny(city, [sql`${quotes.city}`])} then ${quotes.freight}
    else ${freightFor({ basePrice: exFactory, city })} end)`;
  return {
    basePrice: select(exFactory),
    freight: select(freight),
    // greatest() ignores nulls, but without the freight the price is unknown.
    finalPrice: select(sql`case when ${freight} is not null
      then greatest(0, ${exFactory} + ${freight}) end`),
  };
}
