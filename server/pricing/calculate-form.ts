import { calculateInput } from '#contract/price-queries.ts';
import type { PriceCalculation } from '#contract/pricing.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { calculatePrice } from './calculate.ts';

/**
 * A price asked for by a plain form, by the same rules as the API. A choice that means no price is
 * answered with null; so is a failure of ours, which is reported.
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
