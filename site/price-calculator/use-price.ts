import { useCallback, useEffect, useRef, useState } from 'react';
import type { PriceCalculation } from '#contract/pricing.ts';
import { fetchPrice, type PriceChoice } from './fetch-price.ts';

export type PriceState =
  | { kind: 'none' | 'loading' | 'failed' }
  | { kind: 'known'; choice: PriceChoice; calculation: PriceCalculation };

/** The price requested last. A new request cancels the previous one, whose result is never shown. */
export function usePrice(firstChoice: PriceChoice, first: PriceCalculation | null) {
  const [state, setState] = useState<PriceState>(
    first ? { kind: 'known', choice: firstChoice, calculation: first } : { kind: 'none' },
  );
  const controller = useRef<AbortController>(null);

  const requestPrice = useCallback(async (choice: PriceChoice) => {
    controller.current?.abort();
    if (!choice.carId || !choice.cityId) return setState({ kind: 'none' });
    controller.current = new AbortController();
    const { signal } = controller.current;
    setState({ kind: 'loading' });
    try {
      const calculation = await fetchPrice(choice, signal);
      if (!signal.aborted) setState({ kind: 'known', choice, calculation });
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
