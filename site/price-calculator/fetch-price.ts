import type { Failure, Success } from '#contract/http.ts';
import { calculatePath, type PriceCalculation, priceMessages } from '#contract/pricing.ts';

/** Ids of a car and a city; '' if not chosen. */
export interface PriceChoice {
  carId: string;
  cityId: string;
}

/**
 * Requests the price of a car in a city. Throws an error with the server's message, or with a default one.
 */
export async function fetchPrice(
  choice: PriceChoice,
  signal: AbortSignal,
): Promise<PriceCalculation> {
  const response = await fetch(`/api${calculatePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...choice, saveCalculation: false }),
    signal,
  });
  const answer: Success<PriceCalculation> | Failure = await response.json();
  if (answer.success) return answer.data;
  throw new Error(answer.message || priceMessages.calculateFailed);
}
