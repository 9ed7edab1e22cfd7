import { and, sql } from 'drizzle-orm';
import type { Trim } from '#catalogue/trims.ts';
import { findTrimByAddress } from '#catalogue/trims.ts';
import type { Power } from '#catalogue/vehicles.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { findProvince } from '#contract/on-road/jurisdictions.ts';
import type { Bounds, TariffCar } from '#contract/on-road/match-line.ts';
import type { OnRoadPrice } from '#contract/on-road/on-road-price.ts';
import type {
  BothPrices,
  OnRoadAnswer,
  OnRoadChoice,
  OnRoadQuery,
} from '#contract/on-road/quotes.ts';
import type { Fuel, Taxpayer } from '#contract/on-road/tariff-lines.ts';
import type { Tariff } from '#contract/on-road/tariffs.ts';
import { type Car, carLabel, type TariffFact, tariffFacts } from '#contract/prices/pricing.ts';
import type { Language } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import { prepared } from '#server/platform/db/statements.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { isChosenCity, isOffered, pricing } from '#server/resources/pricing/price.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import {
  calculateOnRoad,
  type PriceInLanguages,
} from '#server/resources/tariffs/calculate-on-road.ts';
import { listPublishedTariffs } from '#server/resources/tariffs/read.ts';

const fuelByPower: Readonly<Record<Power, Fuel>> = {
  Petrol: 'petrol',
  Hybrid: 'hev',
  'Plug-in hybrid': 'phev',
  Electric: 'bev',
};

/** The possible sizes of an engine named by its liters, in cc: 1,450 to 1,549 for 1.5 liters. */
const boundEngine = (litres: number): Bounds => ({
  from: Math.round(litres * 1_000) - 50,
  to: Math.round(litres * 1_000) + 49,
});

/**
 * The facts of a car for tariffs. If the price list lacks one, the catalogue's applies: the fuel, and the engine's size
 * as precisely as the engine's name gives it.
 */
export function toTariffCar(
  car: Pick<Car, 'vehicleId' | 'basePrice' | TariffFact | 'sampleFacts'>,
): TariffCar & Required<Pick<TariffCar, 'sampleFacts'>> {
  const sold = findTrimByAddress(car.vehicleId);
  const trim: Trim | undefined = sold?.trim;
  return {
    exFactory: car.basePrice,
    engineCc: car.engineCc,
    engineBounds: trim?.engineLitres ? boundEngine(trim.engineLitres) : null,
    batteryWh: car.batteryKwh === null ? null : Math.round(car.batteryKwh * 1_000),
    fuel: car.fuel ?? (sold ? fuelByPower[sold.vehicle.power] : null),
    origin: car.origin,
    sampleFacts: tariffFacts.filter((fact) => car.sampleFacts.includes(fact)),
  };
}

type OfferQuery = Pick<OnRoadQuery, 'vehicleId' | 'cityId'>;

/** An active car with its freight to an active city, in whole rupees. */
interface Offer {
  car: typeof cars.$inferSelect;
  city: typeof cities.$inferSelect;
  freight: number;
}

const isNamed = sql`${foldCase(cars.vehicleId)} = ${foldCase(sql.placeholder('vehicleId'))}`;

const selectOffer = prepared('find offer', (db) =>
  db
    .select({ car: cars, city: cities, freight: pricing.cityAdjustment })
    .from(cars)
    .leftJoin(cities, isChosenCity)
    .where(and(isNamed, isOffered(cars))),
);

/** Finds a car and a city. Throws 'not-found' if either is inactive or unknown. */
async function findOffer(db: Db, { vehicleId, cityId }: OfferQuery): Promise<Offer> {
  const [row] = await selectOffer(db, { vehicleId, cityId });
  if (!row) throw notFound('car');
  const { city } = row;
  if (!city) throw notFound('city');
  return { ...row, city };
}

type AnswerInLanguages = OnRoadAnswer & PriceInLanguages;

/** Chooses the notes in a language. */
export const chooseNotes = <Price extends OnRoadPrice>(
  { notesInUrdu, ...price }: Price & Partial<PriceInLanguages>,
  language: Language,
) => ({ ...price, notes: language === 'ur' && notesInUrdu ? notesInUrdu : price.notes });

/** Calculates the price of an offer for a buyer who registers it in `province`, the city's by default. */
function calculateOffer(
  { car, city, freight }: Offer,
  {
    province,
    taxpayer,
    date = todayInPakistan(),
  }: Omit<OnRoadChoice, keyof OfferQuery> & Pick<OnRoadQuery, 'taxpayer'>,
  tariffs: readonly Tariff[],
): AnswerInLanguages {
  const where = province ?? findProvince(city.province);
  const facts = toTariffCar(car);
  return {
    ...calculateOnRoad({ car: facts, freight, province: where, taxpayer, date }, tariffs),
    choice: {
      vehicleId: car.vehicleId,
      car: carLabel(car),
      city: city.name,
      province: where,
      taxpayer,
      date,
      pricedAt: car.pricedAt,
      isSample: car.isSample || city.isSample,
      sampleFacts: [...facts.sampleFacts],
    },
  };
}

/**
 * Calculates the on-road price of an active car in an active city. Throws 'not-found' if either is inactive or unknown.
 */
export const findOnRoadPrice = async (db: Db, query: OnRoadQuery): Promise<OnRoadAnswer> =>
  chooseNotes(await findPriceToFreeze(db, query), 'en');

/** Like `findOnRoadPrice`, with the notes in both languages. */
export async function findPriceToFreeze(db: Db, query: OnRoadQuery): Promise<AnswerInLanguages> {
  const [offer, tariffs] = await Promise.all([findOffer(db, query), listPublishedTariffs(db)]);
  return calculateOffer(offer, query, tariffs);
}

/**
 * Calculates the on-road price for each kind of taxpayer with a single read of the price list; null if the car or the
 * city is inactive or unknown. `readTariffs` returns the published tariffs; pages pass a cached query, and their language.
 */
export async function findBothPrices(
  db: Db,
  query: OnRoadChoice,
  readTariffs: () => Promise<readonly Tariff[]>,
  language: Language,
): Promise<BothPrices | null> {
  try {
    const [offer, tariffs] = await Promise.all([findOffer(db, query), readTariffs()]);
    const calculate = (taxpayer: Taxpayer) =>
      chooseNotes(calculateOffer(offer, { ...query, taxpayer }, tariffs), language);
    return { atl: calculate('atl'), 'non-atl': calculate('non-atl') };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
