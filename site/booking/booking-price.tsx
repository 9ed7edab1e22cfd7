import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#contract/format/rupees.ts';
import type { BookedPrice } from '#contract/http/http.ts';
import type { City } from '#contract/prices/pricing.ts';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/booking';
import * as onRoadWords from '#words/site/on-road';
import * as calculatorWords from '#words/site/price-calculator';
import type { PricedCar, PricedCity } from '../price-calculator/price-list.ts';
import { type Choices, findChosenCar } from './chosen-car.tsx';

/** A city with its freight. */
export interface FreightCity extends PricedCity, Pick<City, 'priceAdjustment' | 'adjustmentType'> {}

/** The freight that a quote froze, to its city alone. */
export interface FrozenFreight {
  vehicleId: string;
  city: string;
  /** Whole rupees. */
  freight: number;
}

/** The price of a booking as the page shows it. */
export interface ShownPrice extends BookedPrice {
  /** The city of delivery; undefined until one of the price list is chosen. */
  city: string | undefined;
}

/** Finds the city of delivery: the chosen one, or else the customer's, if exactly one of the price list has its name. */
export function findDeliveryCity<Listed extends PricedCity>(
  cities: readonly Listed[],
  { selectedCity, city }: { selectedCity?: string | undefined; city?: string | undefined },
): Listed | undefined {
  const wanted = (selectedCity?.trim() || city?.trim() || '').toLowerCase();
  const [found, ...others] = cities.filter(({ name }) => name.toLowerCase() === wanted);
  return others.length === 0 ? found : undefined;
}

/** The freight by the rule of docs/spec/api.md#prices: a percentage has up to three decimals and is rounded half up. */
function calculateFreight(
  basePrice: number,
  { priceAdjustment, adjustmentType }: FreightCity,
): number {
  if (adjustmentType === 'fixed') return priceAdjustment;
  const thousandths = Math.round(priceAdjustment * 1_000);
  return Math.floor((basePrice * thousandths + 50_000) / 100_000);
}

/** Calculates the price of a booking as the server does when it stores it. */
export function calculateBookingPrice(
  car: PricedCar | undefined,
  city: FreightCity | undefined,
  frozen: FrozenFreight | null,
): ShownPrice {
  const basePrice = car && car.basePrice > 0 ? car.basePrice : null;
  if (!car || basePrice === null || !city) {
    return { basePrice, freight: null, finalPrice: null, city: city?.name };
  }
  const isFrozen =
    frozen?.vehicleId === car.vehicleId && frozen.city.toLowerCase() === city.name.toLowerCase();
  const freight = isFrozen ? frozen.freight : calculateFreight(basePrice, city);
  return { basePrice, freight, finalPrice: Math.max(0, basePrice + freight), city: city.name };
}

/** What the price of a booking depends on besides the choices. */
interface PriceLists {
  cars: readonly PricedCar[];
  cities: readonly FreightCity[];
  frozen: FrozenFreight | null;
}

/**
 * The price of the chosen car with the freight to the chosen city. If the server refused the shown price, the one that it
 * named counts until another car or city is chosen.
 */
export function useBookingPrice(
  choices: Choices,
  { lists, refused }: { lists: PriceLists; refused: BookedPrice | undefined },
) {
  const { cars, cities, frozen } = lists;
  const chosen = `${choices.selectedVehicle} ${choices.cityId}`;
  const [corrected, setCorrected] = useState(refused && { chosen, price: refused });
  const vehicleId = findChosenCar(choices).sold?.trim.id;
  const car = cars.find((listed) => listed.vehicleId === vehicleId);
  const city = cities.find(({ _id }) => _id === choices.cityId);
  const price: ShownPrice =
    corrected?.chosen === chosen
      ? { ...corrected.price, city: city?.name }
      : calculateBookingPrice(car, city, frozen);
  return {
    car,
    city,
    price,
    correct: (named: BookedPrice) => setCorrected({ chosen, price: named }),
  };
}

/** The name of the button that shows the price without JavaScript. */
export const priceQuestion = 'showPrice';
export const priceAnchor = 'booking-price';

/**
 * The sum that the booking is stored with. It is sent with the form, so that a booking is never stored with another one.
 */
export function BookingPrice({
  price: { basePrice, freight, finalPrice, city },
  isFrozen,
  onRoadUrl,
}: {
  price: ShownPrice;
  /** Whether the ex-factory price is that of a quote. */
  isFrozen: boolean;
  onRoadUrl: string;
}) {
  return (
    <>
      <input type="hidden" name="shownPrice" value={finalPrice ?? 0} />
      <dl aria-live="polite" className="border-t border-graphite-300 sm:col-span-2">
        <Line
          title={isFrozen ? words.exFactoryQuoted : onRoadWords.exFactoryPrice}
          value={basePrice === null ? words.chooseCar : formatRupees(basePrice)}
        />
        <Line
          title={city ? calculatorWords.freightTo(city) : words.freight}
          value={freight === null ? words.chooseCity : formatRupees(freight)}
        />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-4">
          <dt className="font-semibold">{words.bookingPrice}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular md:text-3xl">
            {finalPrice === null ? <OpenSum basePrice={basePrice} /> : formatRupees(finalPrice)}
          </dd>
        </div>
      </dl>
      <div className="max-w-prose text-graphite-600 sm:col-span-2">
        {finalPrice === null && <p className="mb-2">{words.otherCity}</p>}
        <p>
          <Sentence
            text={words.taxesOnTop}
            parts={{
              link: (text) => (
                <Link to={onRoadUrl} className="underline underline-offset-4">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
        <noscript>
          <p className="my-4">{words.seenFirst}</p>
          <Button
            type="submit"
            variant="outline"
            name={priceQuestion}
            value="yes"
            formAction={`#${priceAnchor}`}
          >
            {onRoadWords.showPrice}
          </Button>
        </noscript>
      </div>
    </>
  );
}

/** Until the freight is known. */
const OpenSum = ({ basePrice }: { basePrice: number | null }) => (
  <span className="text-lg font-normal tracking-normal text-graphite-600">
    {basePrice === null ? words.notKnown : words.priceAndFreight(formatRupees(basePrice))}
  </span>
);

const Line = ({ title, value }: { title: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-graphite-200 py-3">
    <dt className="text-graphite-700">{title}</dt>
    <dd className="tabular">{value}</dd>
  </div>
);
