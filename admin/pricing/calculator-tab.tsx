import { type SubmitEvent, useState } from 'react';
import { type Car, type City, carLabel, priceMessages } from '#contract/pricing.ts';
import { carAdmin, cityAdmin } from '#contract/pricing-admin.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import {
  type Choice,
  isComplete,
  useActiveChoices,
  usePrice,
  useSaving,
} from './calculator-queries.ts';
import { ChoiceField } from './choice-field.tsx';
import { CityPrices } from './city-prices.tsx';
import { PriceReceipt } from './price-receipt.tsx';

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
