import type { Failure, Success } from '#contract/http.ts';
import { calculatePath, type PriceCalculation, priceMessages } from '#contract/pricing.ts';

/** Ids of a car and a city; '' where none is chosen. */
export interface PriceChoice {
  carId: string;
  cityId: string;
}

/** Asks the server what a car costs in a city. Throws the server's message, or the documents' own. */
export async function askPrice(
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
