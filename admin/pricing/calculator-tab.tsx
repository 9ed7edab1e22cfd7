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
import { PriceReceipt } from './price-receipt.tsx';

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

const isComplete = ({ carId, cityId }: Choice): boolean => carId !== '' && cityId !== '';

/** Calculates a price; a saved one is counted by the statistics (docs/spec/content.md#price-calculations). */
function useCalculation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Choice & { saveCalculation: boolean }) => {
      const response = await callApi<Success<PriceCalculation>>(calculatePath, {
        method: 'POST',
        body,
      });
      return response.data;
    },
    onSuccess: (_price, { saveCalculation }) => {
      if (saveCalculation) client.invalidateQueries({ queryKey: recordKeys.stats(carAdmin) });
    },
  });
}

/**
 * The calculator: the price of an active car in an active city (docs/spec/back-office.md#price-calculator). It shows as
 * soon as both are chosen; the button saves it.
 */
export function CalculatorTab() {
  const cars = useActiveChoices<Car>(carAdmin);
  const cities = useActiveChoices<City>(cityAdmin);
  const [choice, setChoice] = useState<Choice>({ carId: '', cityId: '' });
  const { mutate, data: price, error, isPending, reset } = useCalculation();
  const isChosen = isComplete(choice);

  function choose(changes: Partial<Choice>) {
    const chosen = { ...choice, ...changes };
    setChoice(chosen);
    // The price belongs to the previous choice.
    reset();
    if (isComplete(chosen)) mutate({ ...chosen, saveCalculation: false });
  }
  function calculate(event: SubmitEvent) {
    event.preventDefault();
    if (isChosen && !isPending) mutate({ ...choice, saveCalculation: true });
  }

  return (
    <div className="grid items-start gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <form
        onSubmit={calculate}
        className="grid content-start gap-4 rounded-panel border border-line bg-panel p-5"
      >
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
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={!isChosen} aria-disabled={isPending}>
            {isPending ? priceMessages.calculating : 'Calculate Price'}
          </Button>
          {!isChosen && <p className="text-ink-soft">{priceMessages.bothNeeded}</p>}
        </div>
        {error && <ErrorPanel message={`${priceMessages.calculateFailed}. ${error.message}`} />}
      </form>
      <PriceReceipt price={price} city={cities.data?.find(({ _id }) => _id === choice.cityId)} />
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
