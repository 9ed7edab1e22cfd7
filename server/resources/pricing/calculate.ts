import { and, eq, sql } from 'drizzle-orm';
import { calculateInput } from '#contract/prices/price-queries.ts';
import type { PriceCalculation } from '#contract/prices/pricing.ts';
import type { z } from '#contract/zod.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { prepared } from '#server/platform/db/statements.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { newId } from '#server/platform/new-id.ts';
import { isChosenCity, isOffered, pricing } from './price.ts';
import { cars, cities, priceCalculations } from './schema.ts';

type Choice = Pick<z.output<typeof calculateInput>, 'carId' | 'cityId'>;

const isCar = and(eq(cars._id, sql.placeholder('carId')), isOffered(cars));

const findPrice = prepared('find price', (db) =>
  db
    .select({
      car: { name: cars.name, model: cars.model, variant: cars.variant },
      city: { name: cities.name, province: cities.province },
      pricing,
    })
    .from(cars)
    .innerJoin(cities, isChosenCity)
    .where(isCar),
);
const findCar = prepared('find car', (db) => db.select({ _id: cars._id }).from(cars).where(isCar));

/** Calculates the price of an active car in an active city. Throws 'not-found' if either is missing. */
export async function calculatePrice(db: Db, { carId, cityId }: Choice): Promise<PriceCalculation> {
  const [price] = await findPrice(db, { carId, cityId });
  if (price) return price;
  const [car] = await findCar(db, { carId });
  throw notFound(car ? 'city' : 'car');
}

/** Stores a calculation for the statistics, with its audit line. */
export async function saveCalculation(
  db: Db,
  { carId, cityId }: Choice,
  { pricing: figures }: PriceCalculation,
  actor: Actor,
): Promise<void> {
  const row = { _id: newId(), carId, cityId, ...figures, createdAt: new Date().toISOString() };
  await db.transaction(async (tx) => {
    await tx.insert(priceCalculations).values(row);
    await recordAudit(tx, actor, {
      kind: 'price-calculation',
      recordId: row._id,
      before: null,
      after: row,
    });
  });
}

/**
 * Calculates a price from a plain form, with the same validation as the API. Returns null if there is no price for the
 * choice, and after a server error, which is reported.
 */
export async function calculateByForm(
  db: Db,
  choice: { carId: string; cityId: string },
  report: (error: unknown) => void,
): Promise<PriceCalculation | null> {
  const parsed = calculateInput.safeParse(choice);
  if (!parsed.success) return null;
  try {
    return await calculatePrice(db, parsed.data);
  } catch (error) {
    if (!(error instanceof AppError)) report(error);
    return null;
  }
}
