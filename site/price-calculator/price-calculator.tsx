import { useCallback, useEffect, useRef } from 'react';
import type { PriceCalculation } from '#contract/pricing.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { PriceChoice } from './ask-price.ts';
import { CityOptions } from './city-options.tsx';
import { PriceDisplay } from './price-display.tsx';
import type { PricedCar, PricedCity } from './price-list.ts';
import { type PriceState, usePrice } from './use-price.ts';

const anchor = 'price-calculator';
const defaultCityDelayMs = 100;

interface PriceCalculatorProps {
  cars: readonly PricedCar[];
  cities: readonly PricedCity[];
  /** What is chosen at first. */
  choice: PriceChoice;
  /** The price of that choice, where it was asked for without script. */
  calculation: PriceCalculation | null;
}

/** What a car costs in a city, as soon as both are chosen; without script, at the press of a button. */
export function PriceCalculator({ cars, cities, choice, calculation }: PriceCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, ask } = usePrice(choice, calculation);
  const isSample = [...cars, ...cities].some((one) => one.isSample && isPriced(state, one._id));
  const isKnown = calculation !== null;
  const firstCity = cities[0]?._id ?? '';

  const askForChosen = useCallback(() => {
    if (form.current) ask(choiceIn(form.current));
  }, [ask]);

  useEffect(() => {
    if (isKnown) return;
    const timer = setTimeout(() => {
      const city = form.current?.querySelector<HTMLSelectElement>('[name=cityId]');
      if (city?.value === '') city.value = firstCity;
      askForChosen();
    }, defaultCityDelayMs);
    return () => clearTimeout(timer);
  }, [isKnown, firstCity, askForChosen]);

  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className="-scroll-mt-5 bg-paper-deep [@media(height>=36rem)]:-scroll-mt-25 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="px-5 pt-14 pb-10 md:px-10 md:py-20 lg:px-16 lg:py-28">
        <h2
          id={`${anchor}-title`}
          className="text-3xl font-semibold tracking-tight text-balance lg:text-5xl"
        >
          Price Calculator
        </h2>
        <p className="mt-3 mb-8 max-w-sm text-graphite-600 md:text-lg">
          What your vehicle costs, brought to your city.
        </p>
        <form
          ref={form}
          method="get"
          action={`#${anchor}`}
          onSubmit={(event) => event.preventDefault()}
          onChange={askForChosen}
          className="grid gap-5"
        >
          <SelectField
            name="carId"
            id="calculator-vehicle"
            label="Your vehicle"
            required
            defaultValue={choice.carId}
          >
            <option value="">Select a vehicle</option>
            {cars.map(({ _id, label }) => (
              <option key={_id} value={_id}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="cityId"
            id="calculator-city"
            label="Your city"
            required
            defaultValue={choice.cityId}
          >
            <option value="">Select a city</option>
            <CityOptions cities={cities} sent={({ _id }) => _id} />
          </SelectField>
          <noscript>
            <Button type="submit" variant="outline" className="w-full">
              Calculate Price
            </Button>
          </noscript>
        </form>
      </div>
      <div className="studio on-dark px-5 py-10 text-white md:flex md:items-center md:px-10 lg:px-20">
        <PriceDisplay state={state} isSample={isSample} />
      </div>
    </section>
  );
}

function choiceIn(form: HTMLFormElement): PriceChoice {
  const fields = new FormData(form);
  return { carId: String(fields.get('carId')), cityId: String(fields.get('cityId')) };
}

/** Whether the price shown is made of this car or city. */
function isPriced(state: PriceState, id: string): boolean {
  return state.kind === 'known' && Object.values(state.choice).includes(id);
}
