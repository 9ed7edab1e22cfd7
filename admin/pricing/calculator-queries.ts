import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedRecord, RecordKind } from '#admin/lists/record-kind.ts';
import type { Success } from '#contract/http.ts';
import { calculatePath, type PriceCalculation } from '#contract/pricing.ts';
import { carAdmin } from '#contract/pricing-admin.ts';
import { callApi } from '../api.ts';
import { recordKeys } from '../lists/record-cache.ts';
import { readAllPages } from '../read-all-pages.ts';

/** Loads the active records of a kind, as the choices of a select. */
export function useActiveChoices<Item extends ListedRecord>(kind: RecordKind) {
  return useQuery({
    queryKey: [...recordKeys.all(kind), 'active'],
    queryFn: ({ signal }) => readAllPages<Item>(`${kind.paths.records}?isActive=true`, signal),
  });
}

/** The chosen car and city; an empty text where nothing is chosen. */
export interface Choice {
  carId: string;
  cityId: string;
}

export const isComplete = ({ carId, cityId }: Choice): boolean => carId !== '' && cityId !== '';

async function calculatePrice(body: Choice & { saveCalculation: boolean }) {
  const { data } = await callApi<Success<PriceCalculation>>(calculatePath, {
    method: 'POST',
    body,
  });
  return data;
}

/** Calculates the price of a choice; undefined while it is incomplete or after a failure. */
export function usePrice(choice: Choice) {
  return useQuery({
    queryKey: [...recordKeys.all(carAdmin), 'price', choice],
    queryFn: () => calculatePrice({ ...choice, saveCalculation: false }),
    enabled: isComplete(choice),
    retry: false,
  });
}

/** Saves a calculation, which the statistics count (docs/spec/content.md#price-calculations). */
export function useSaving() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => calculatePrice({ ...choice, saveCalculation: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: recordKeys.stats(carAdmin) }),
  });
}
