import { useCallback, useEffect, useRef, useState } from 'react';
import { paintedProfile } from '#catalogue/pictures/painted.ts';
import { findTrimByAddress } from '#catalogue/trims.ts';
import { type PriceCalculation, priceMessages } from '#contract/prices/pricing.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';
import * as onRoadWords from '#words/site/on-road';
import * as words from '#words/site/price-calculator';
import type { OnRoadSums } from '../on-road/both-prices.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { CityOptions } from './city-options.tsx';
import { PriceDisplay } from './price-display.tsx';
import type { PricedCar, PricedCity } from './price-list.ts';
import { type PriceChoice, type PriceState, usePrice } from './use-price.ts';

const anchor = 'price-calculator';
const defaultCityDelayMs = 100;

/** The car beside the form before a choice, as in the first view of the page. */
const defaultCar = 'haval-h6-hev';

interface PriceCalculatorProps {
  cars: readonly PricedCar[];
  cities: readonly PricedCity[];
  /** Messages about lists that could not be read. */
  failures: readonly string[];
  /** The initial choice. */
  choice: PriceChoice;
  /** The car and the city of the booking form, which the calculator follows. */
  booked: PriceChoice;
  /** The price of that choice, if it was requested without JavaScript. */
  calculation: PriceCalculation | null;
  /** Its on-road price, if it was requested without JavaScript. */
  onRoad: OnRoadSums | null;
}

/**
 * Shows the price of a car in a city as soon as both are chosen. Without JavaScript a button calculates it.
 */
export function PriceCalculator({
  cars,
  cities,
  failures,
  choice,
  booked,
  calculation,
  onRoad,
}: PriceCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, requestPrice } = usePrice(choice, { calculation, onRoad });
  const isSample = [...cars, ...cities].some((one) => one.isSample && isPriced(state, one._id));
  const hasCalculation = calculation !== null;
  const firstCity = cities[0]?._id ?? '';
  const [carId, setCarId] = useState(choice.carId);
  const messages =
    state.kind === 'failed' ? [...failures, priceMessages.calculateFailed] : failures;

  const requestChosen = useCallback(() => {
    if (!form.current) return;
    const chosen = readChoice(form.current);
    setCarId(chosen.carId);
    const car = cars.find(({ _id }) => _id === chosen.carId);
    requestPrice(chosen, car?.vehicleId ?? '');
  }, [cars, requestPrice]);

  useEffect(() => {
    if (hasCalculation && !booked.carId && !booked.cityId) return;
    const timer = setTimeout(() => {
      select(form.current, 'carId', booked.carId);
      select(form.current, 'cityId', booked.cityId);
      const city = form.current?.querySelector<HTMLSelectElement>('[name=cityId]');
      if (city?.value === '') city.value = firstCity;
      requestChosen();
    }, defaultCityDelayMs);
    return () => clearTimeout(timer);
  }, [hasCalculation, booked.carId, booked.cityId, firstCity, requestChosen]);

  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className="-scroll-mt-12 bg-paper-deep md:-scroll-mt-5 md:[@media(height>=36rem)]:-scroll-mt-25 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="px-5 pt-14 pb-10 md:px-10 md:py-20 lg:px-16 lg:py-28">
        <h2 id={`${anchor}-title`} className="text-3xl font-semibold tracking-tight lg:text-5xl">
          {words.title}
        </h2>
        <p className="mt-3 mb-8 max-w-sm text-graphite-600 md:text-lg">{words.introduction}</p>
        {messages.length > 0 && (
          <p role="alert" className="mb-6 font-medium text-bad">
            {words.failures(messages)}
          </p>
        )}
        <form
          ref={form}
          method="get"
          action={`#${anchor}`}
          onSubmit={(event) => event.preventDefault()}
          onChange={requestChosen}
          className="grid gap-5"
        >
          <SelectField
            name="carId"
            id="calculator-vehicle"
            label={onRoadWords.vehicle}
            required
            defaultValue={choice.carId}
          >
            <option value="">{words.selectVehicle}</option>
            {cars.map(({ _id, label }) => (
              <option key={_id} value={_id}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="cityId"
            id="calculator-city"
            label={onRoadWords.city}
            required
            defaultValue={choice.cityId}
          >
            <option value="">{words.selectCity}</option>
            <CityOptions cities={cities} getValue={({ _id }) => _id} />
          </SelectField>
          <noscript>
            <Button type="submit" variant="outline" className="w-full">
              {words.calculate}
            </Button>
          </noscript>
        </form>
      </div>
      <div
        className={`${carId ? '' : 'max-md:hidden'} studio on-dark flex flex-col justify-center px-5 py-10 text-white md:px-10 lg:px-20`}
      >
        <CarPicture vehicleId={cars.find(({ _id }) => _id === carId)?.vehicleId ?? defaultCar} />
        <PriceDisplay
          state={state}
          car={cars.find(({ _id }) => isPriced(state, _id))}
          isSample={isSample}
        />
      </div>
    </section>
  );
}

/** The car in profile; nothing for one that is not one of the eight models. */
function CarPicture({ vehicleId }: { vehicleId: string }) {
  const sold = findTrimByAddress(vehicleId);
  if (!sold) return null;
  return (
    <StudioPicture
      key={sold.trim.id}
      picture={paintedProfile(sold)}
      sizes="(width >= 48rem) 50vw, 100vw"
      className="painted-car animate-lights-on -mb-1 h-auto w-full max-w-3xl md:-mb-3"
    />
  );
}

/** Selects an option, unless the value is ''. */
function select(form: HTMLFormElement | null, name: keyof PriceChoice, value: string) {
  const field = form?.querySelector<HTMLSelectElement>(`[name=${name}]`);
  if (field && value) field.value = value;
}

function readChoice(form: HTMLFormElement): PriceChoice {
  const fields = new FormData(form);
  return { carId: String(fields.get('carId')), cityId: String(fields.get('cityId')) };
}

/** Whether the price shown is for this car or city. */
function isPriced(state: PriceState, id: string): boolean {
  return state.kind === 'known' && Object.values(state.choice).includes(id);
}
