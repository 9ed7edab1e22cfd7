import type { Failure, Success } from '#contract/http/http.ts';
import type { OnRoadAnswer } from '#contract/on-road/quotes.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import { calculatePath, type PriceCalculation, priceMessages } from '#contract/prices/pricing.ts';
import { buildOnRoadSums, type OnRoadSums } from '../on-road/both-prices.ts';

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

async function fetchOnRoadPrice(
  choice: { vehicleId: string; cityId: string; taxpayer: Taxpayer },
  signal: AbortSignal,
): Promise<OnRoadAnswer> {
  const response = await fetch(`/api/quotes/on-road?${new URLSearchParams(choice)}`, { signal });
  const answer: Success<OnRoadAnswer> | Failure = await response.json();
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
}

/** Requests the sums of a filer's and a non-filer's on-road price. Throws an error with the server's message. */
export async function fetchSums(
  choice: { vehicleId: string; cityId: string },
  signal: AbortSignal,
): Promise<OnRoadSums> {
  const [filer, nonFiler] = await Promise.all([
    fetchOnRoadPrice({ ...choice, taxpayer: 'atl' }, signal),
    fetchOnRoadPrice({ ...choice, taxpayer: 'non-atl' }, signal),
  ]);
  return buildOnRoadSums({ atl: filer, 'non-atl': nonFiler });
}
