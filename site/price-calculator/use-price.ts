import { useCallback, useEffect, useRef, useState } from 'react';
import type { PriceCalculation } from '#contract/pricing.ts';
import { askPrice, type PriceChoice } from './ask-price.ts';

export type PriceState =
  | { kind: 'none' | 'loading' | 'failed' }
  | { kind: 'known'; choice: PriceChoice; calculation: PriceCalculation };

/** The price last asked for: a later question ends an earlier one, whose answer is never shown. */
export function usePrice(firstChoice: PriceChoice, first: PriceCalculation | null) {
  const [state, setState] = useState<PriceState>(
    first ? { kind: 'known', choice: firstChoice, calculation: first } : { kind: 'none' },
  );
  const call = useRef<AbortController>(null);

  const ask = useCallback(async (choice: PriceChoice) => {
    call.current?.abort();
    if (!choice.carId || !choice.cityId) return setState({ kind: 'none' });
    call.current = new AbortController();
    const { signal } = call.current;
    setState({ kind: 'loading' });
    try {
      const calculation = await askPrice(choice, signal);
      if (!signal.aborted) setState({ kind: 'known', choice, calculation });
    } catch (error) {
      if (signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: document 2, section 8 has it logged.
      console.error(error);
      setState({ kind: 'failed' });
    }
  }, []);

  useEffect(() => () => call.current?.abort(), []);
  return { state, ask };
}
