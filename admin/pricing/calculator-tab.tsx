import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { ListedRecord, RecordKind } from '#admin/lists/record-kind.ts';
import type { Success } from '#contract/http.ts';
import {
  type Car,
  type City,
  calculatePath,
  carLabel,
  type PriceCalculation,
  priceMessages,
} from '#contract/pricing.ts';
import { carAdmin, cityAdmin } from '#contract/pricing-admin.ts';
import { callApi } from '../api.ts';
import { recordKeys } from '../lists/record-keys.ts';
import { readAllPages } from '../read-all-pages.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { PriceResult } from './price-result.tsx';

/** Loads the choices of a select. */
function useActiveChoices<Item extends ListedRecord>(kind: RecordKind) {
  return useQuery({
    queryKey: [...recordKeys.all(kind), 'active'],
    queryFn: ({ signal }) => readAllPages<Item>(`${kind.paths.records}?isActive=true`, signal),
  });
}

interface Choice {
  carId: string;
  cityId: string;
}

/** Calculates a price, saved so that the statistics count it (docs/spec/content.md#price-calculations). */
function useCalculation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (choice: Choice) => {
      const body = { ...choice, saveCalculation: true };
      const response = await callApi<Success<PriceCalculation>>(calculatePath, {
        method: 'POST',
        body,
      });
      return response.data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: recordKeys.stats(carAdmin) }),
  });
}

/** The calculator: the price of an active car in an active city (docs/spec/back-office.md#price-calculator). */
export function CalculatorTab() {
  const cars = useActiveChoices<Car>(carAdmin);
  const cities = useActiveChoices<City>(cityAdmin);
  const [choice, setChoice] = useState<Choice>({ carId: '', cityId: '' });
  const { mutate, data: price, error, isPending, reset } = useCalculation();
  const isChosen = choice.carId !== '' && choice.cityId !== '';

  function choose(changes: Partial<Choice>) {
    setChoice({ ...choice, ...changes });
    // The price belongs to the previous choice.
    reset();
  }
  function calculate(event: SubmitEvent) {
    event.preventDefault();
    if (isChosen && !isPending) mutate(choice);
  }

  return (
    <div className="grid max-w-4xl overflow-hidden rounded-panel border border-line bg-panel md:grid-cols-2">
      <form onSubmit={calculate} className="grid content-start gap-3 p-5">
        <ChoiceField
          label="Car"
          list={cars}
          failed={carAdmin.texts.loadFailed}
          value={choice.carId}
          formatLabel={(car) => carLabel(car)}
          onChoose={(carId) => choose({ carId })}
        />
        <ChoiceField
          label="City"
          list={cities}
          failed={cityAdmin.texts.loadFailed}
          value={choice.cityId}
          formatLabel={({ name, province }) => `${name}, ${province}`}
          onChoose={(cityId) => choose({ cityId })}
        />
        <Button type="submit" tone="primary" disabled={!isChosen} aria-disabled={isPending}>
          {isPending ? priceMessages.calculating : 'Calculate Price'}
        </Button>
        {!isChosen && <p className="text-ink-soft">{priceMessages.bothNeeded}</p>}
        {error && <ErrorPanel message={`${priceMessages.calculateFailed}. ${error.message}`} />}
      </form>
      <PriceResult price={price} />
    </div>
  );
}

interface ChoiceFieldProps<Item> {
  label: string;
  list: { data: Item[] | undefined; error: Error | null; refetch: () => unknown };
  failed: string;
  value: string;
  formatLabel: (item: Item) => string;
  onChoose: (id: string) => void;
}

function ChoiceField<Item extends { _id: string }>(props: ChoiceFieldProps<Item>) {
  const { label, list, failed, value, formatLabel, onChoose } = props;
  if (list.error && !list.data) return <ErrorPanel message={failed} onRetry={list.refetch} />;
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{list.data ? `Select a ${label.toLowerCase()}` : 'Loading...'}</option>
      {list.data?.map((item) => (
        <option key={item._id} value={item._id}>
          {formatLabel(item)}
        </option>
      ))}
    </SelectField>
  );
}
