import { useCallback, useEffect, useRef, useState } from 'react';
import type { PriceCalculation } from '#contract/prices/pricing.ts';
import type { OnRoadSums } from '../on-road/both-prices.ts';
import { fetchPrice, fetchSums, type PriceChoice } from './fetch-price.ts';

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
