import { calculateInput } from '#contract/price-queries.ts';
import type { PriceCalculation } from '#contract/pricing.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { calculatePrice } from './calculate.ts';

/**
 * Calculates a price from a plain form, with the same validation as the API. Returns null if there is no price for
 * the choice, and also after a server error, which is reported.
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
