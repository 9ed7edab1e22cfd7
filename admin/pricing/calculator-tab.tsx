import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Success } from '#contract/http/http.ts';
import {
  type Car,
  type City,
  calculatePath,
  carLabel,
  type PriceCalculation,
  priceMessages,
} from '#contract/prices/pricing.ts';
import { carAdmin, cityAdmin } from '#contract/prices/pricing-admin.ts';
import { callApi, readAllPages } from '../api.ts';
import { recordKeys } from '../lists/record-cache.ts';
import type { ListedRecord, RecordKind } from '../lists/record-view.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { SelectField } from '../ui/fields.tsx';
import { CityPrices } from './city-prices.tsx';
import { PriceReceipt } from './price-receipt.tsx';

interface ChoiceFieldProps<Item> {
  label: string;
  list: { data: Item[] | undefined; error: Error | null; refetch: () => unknown };
  failed: string;
  value: string;
  formatLabel: (item: Item) => string;
  onChoose: (id: string) => void;
}

/** A select that loads its choices, or says that it cannot. */
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

/** Loads the active records of a kind, as the choices of a select. */
function useActiveChoices<Item extends ListedRecord>(kind: RecordKind) {
  return useQuery({
    queryKey: [...recordKeys.all(kind), 'active'],
    queryFn: ({ signal }) => readAllPages<Item>(`${kind.paths.records}?isActive=true`, signal),
  });
}

/** The chosen car and city; an empty text where nothing is chosen. */
interface Choice {
  carId: string;
  cityId: string;
}

const isComplete = ({ carId, cityId }: Choice): boolean => carId !== '' && cityId !== '';

async function calculatePrice(body: Choice & { saveCalculation: boolean }) {
  const { data } = await callApi<Success<PriceCalculation>>(calculatePath, {
    method: 'POST',
    body,
  });
  return data;
}

/** Calculates the price of a choice; undefined while it is incomplete or after a failure. */
function usePrice(choice: Choice) {
  return useQuery({
    queryKey: [...recordKeys.all(carAdmin), 'price', choice],
    queryFn: () => calculatePrice({ ...choice, saveCalculation: false }),
    enabled: isComplete(choice),
    retry: false,
  });
}

/** Saves a calculation, which the statistics count (docs/spec/content.md#price-calculations). */
function useSaving() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => calculatePrice({ ...choice, saveCalculation: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: recordKeys.stats(carAdmin) }),
  });
}

/**
 * The calculator: the price of an active car in an active city (docs/spec/back-office.md#price-calculator). It begins
 * with the first of each. The button saves the price.
 */
export function CalculatorTab() {
  const cars = useActiveChoices<Car>(carAdmin);
  const cities = useActiveChoices<City>(cityAdmin);
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const { carId = cars.data?.[0]?._id ?? '', cityId = cities.data?.[0]?._id ?? '' } = chosen;
  const choice = { carId, cityId };
  const isChosen = isComplete(choice);
  const price = usePrice(choice);
  const saving = useSaving();
  const error = saving.error ?? price.error;
  const car = cars.data?.find(({ _id }) => _id === carId);

  function choose(changes: Partial<Choice>) {
    setChosen({ ...chosen, ...changes });
    saving.reset();
  }
  function calculate(event: SubmitEvent) {
    event.preventDefault();
    if (isChosen && !saving.isPending) saving.mutate(choice);
  }

  return (
    <div className="overflow-hidden rounded-panel border border-line bg-panel xl:grid xl:grid-cols-[2fr_3fr]">
      <div className="grid content-start md:grid-cols-[2fr_3fr] xl:grid-cols-1">
        <form
          onSubmit={calculate}
          className="grid min-w-0 content-start gap-4 p-4 sm:max-md:grid-cols-2 sm:p-5"
        >
          <ChoiceField
            label="Car"
            list={cars}
            failed={carAdmin.texts.loadFailed}
            value={carId}
            formatLabel={carLabel}
            onChoose={(id) => choose({ carId: id })}
          />
          <ChoiceField
            label="City"
            list={cities}
            failed={cityAdmin.texts.loadFailed}
            value={cityId}
            formatLabel={({ name, province }) => `${name}, ${province}`}
            onChoose={(id) => choose({ cityId: id })}
          />
          {error && (
            <div className="sm:max-md:col-span-2">
              <ErrorPanel message={`${priceMessages.calculateFailed}. ${error.message}`} />
            </div>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:max-md:col-span-2">
            <Button
              type="submit"
              tone="primary"
              disabled={!isChosen}
              aria-disabled={saving.isPending}
            >
              {saving.isPending ? priceMessages.calculating : 'Calculate Price'}
            </Button>
            <p className="min-w-0 text-ink-soft">
              {isChosen ? 'Saves this price and counts it.' : priceMessages.bothNeeded}
            </p>
          </div>
        </form>
        <PriceReceipt
          price={isChosen && !error ? price.data : undefined}
          car={car}
          city={cities.data?.find(({ _id }) => _id === cityId)}
        />
      </div>
      {car && cities.data && (
        <CityPrices
          car={car}
          cities={cities.data}
          cityId={cityId}
          onChoose={(id) => choose({ cityId: id })}
        />
      )}
    </div>
  );
}
