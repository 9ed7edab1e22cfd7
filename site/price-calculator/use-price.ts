import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Success } from '#contract/http/http.ts';
import type { OnRoadAnswer } from '#contract/on-road/quotes.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import { calculatePath, type PriceCalculation, priceMessages } from '#contract/prices/pricing.ts';
import type { OnRoadSums } from '../on-road/both-prices.ts';
import { buildOnRoadSums } from '../on-road/sum-prices.ts';

/** Ids of a car and a city; '' if not chosen. */
export interface PriceChoice {
  carId: string;
  cityId: string;
}

/**
 * Requests the price of a car in a city. Throws an error with the server's message, or with a default one.
 */
async function fetchPrice(choice: PriceChoice, signal: AbortSignal): Promise<PriceCalculation> {
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
async function fetchSums(
  choice: { vehicleId: string; cityId: string },
  signal: AbortSignal,
): Promise<OnRoadSums> {
  const [filer, nonFiler] = await Promise.all([
    fetchOnRoadPrice({ ...choice, taxpayer: 'atl' }, signal),
    fetchOnRoadPrice({ ...choice, taxpayer: 'non-atl' }, signal),
  ]);
  return buildOnRoadSums({ atl: filer, 'non-atl': nonFiler });
}

export type PriceState =
  | { kind: 'none' | 'loading' | 'failed' }
  | {
      kind: 'known';
      choice: PriceChoice;
      calculation: PriceCalculation;
      /** Null while it is not known. */
      onRoad: OnRoadSums | null;
    };

/**
 * The price requested last, and then its on-road price. A new request cancels the previous one, whose result is never
 * shown.
 */
export function usePrice(
  firstChoice: PriceChoice,
  first: { calculation: PriceCalculation | null; onRoad: OnRoadSums | null },
) {
  const { calculation, onRoad } = first;
  const [state, setState] = useState<PriceState>(
    calculation ? { kind: 'known', choice: firstChoice, calculation, onRoad } : { kind: 'none' },
  );
  const controller = useRef<AbortController>(null);

  const requestPrice = useCallback(async (choice: PriceChoice, vehicleId: string) => {
    controller.current?.abort();
    if (!choice.carId || !choice.cityId) return setState({ kind: 'none' });
    controller.current = new AbortController();
    const { signal } = controller.current;
    setState({ kind: 'loading' });
    try {
      const calculation = await fetchPrice(choice, signal);
      if (signal.aborted) return;
      const known = { kind: 'known', choice, calculation } as const;
      setState({ ...known, onRoad: null });
      const onRoad = await fetchSumsOrNull({ vehicleId, cityId: choice.cityId }, signal);
      if (!signal.aborted) setState({ ...known, onRoad });
    } catch (error) {
      if (signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: the page hides the failure, so it is logged.
      console.error(error);
      setState({ kind: 'failed' });
    }
  }, []);

  useEffect(() => () => controller.current?.abort(), []);
  return { state, requestPrice };
}

/** The price is shown without the sums if these cannot be read. */
async function fetchSumsOrNull(
  ...wanted: Parameters<typeof fetchSums>
): Promise<OnRoadSums | null> {
  try {
    return await fetchSums(...wanted);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page hides the failure, so it is logged.
    if (!wanted[1].aborted) console.error(error);
    return null;
  }
}
