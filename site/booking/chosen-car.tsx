import type { ReactNode } from 'react';
import { type Color, palettes } from '#catalogue/colors.ts';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import type { SoldTrim } from '#catalogue/trims.ts';
import { findTrimByLabel } from '#catalogue/trims.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { priceMessages } from '#contract/prices/pricing.ts';
import { nameColor } from '#words/catalogue/colors';
import * as words from '#words/site/booking';
import type { PricedCar } from '../price-calculator/price-list.ts';
import { Paint, PaintedCar, PaintGlow } from '../vehicles/paint.tsx';
import type { ShownPrice } from './booking-price.tsx';

/** The vehicle, the color and the city of delivery chosen so far; '' means not chosen. */
export interface Choices {
  selectedVehicle: string;
  selectedColor: string;
  cityId: string;
}

/** The model whose colors the page shows before a choice: docs/spec/forms.md#vehicle-booking. */
export const defaultVehicle: VehicleSlug = 'haval-h6-hev';

/** Finds the chosen car and color. Each is undefined if it is not chosen or not known. */
export function findChosenCar({ selectedVehicle, selectedColor }: Omit<Choices, 'cityId'>): {
  sold: SoldTrim | undefined;
  color: Color | undefined;
} {
  const sold = findTrimByLabel(selectedVehicle);
  const paints = palettes[sold?.vehicle.slug ?? defaultVehicle].exterior;
  return { sold, color: paints.find(({ name }) => name === selectedColor) };
}

/** The first view: the chosen car, with a glow in its color. */
export function BookingHero({ choices }: { choices: Choices }) {
  const { sold, color } = findChosenCar(choices);
  return (
    <header className="studio on-dark relative overflow-clip text-white md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-end">
      <div className="relative z-10 px-5 pt-8 md:self-start md:pt-14 md:pe-0 md:pb-8 md:ps-10 lg:ps-16">
        <h1 className="title -ms-[0.03em] md:-me-20 lg:max-w-[10em]">{words.heading}</h1>
        <p className="mt-3 max-w-md text-graphite-300 md:mt-4 md:max-w-72 md:text-lg lg:max-w-sm">
          {words.introduction}
        </p>
      </div>
      <div className="relative max-md:-mt-6 max-md:-mb-6 md:-mb-[4%] lg:-mt-6 lg:-mb-[7%]">
        {color && (
          <PaintGlow
            key={color.hex}
            hex={color.hex}
            className="animate-lights-on absolute inset-x-[-10%] bottom-[-12%] h-[62%] w-[120%]"
          />
        )}
        <PaintedCar
          key={`${sold?.vehicle.slug} ${color?.name}`}
          slug={sold?.vehicle.slug ?? defaultVehicle}
          paint={color?.name}
          sizes="(width >= 48rem) 55vw, 90vw"
          className="animate-lights-on relative w-full max-md:scale-110 md:max-w-none md:origin-[var(--end,right)_bottom] md:scale-115 lg:scale-110"
        />
      </div>
    </header>
  );
}

/** The chosen car on one line that stays in view: name, color and the sum; before a choice, the lowest price. */
export function BookingSummary({
  choices,
  car,
  price,
  cars,
}: {
  choices: Choices;
  /** The chosen car in the price list. */
  car: PricedCar | undefined;
  price: ShownPrice;
  cars: readonly PricedCar[];
}) {
  const { sold, color } = findChosenCar(choices);
  return (
    <aside
      aria-label={words.summary}
      className="name-plate on-dark z-20 border-t border-white/15 bg-graphite-950 px-5 py-2.5 text-white md:px-10 md:py-4 lg:px-16"
    >
      <div aria-live="polite" className="flex items-center justify-between gap-x-6">
        <div className="min-w-0 lg:flex lg:items-baseline lg:gap-6">
          <p className="leading-tight font-semibold tracking-tight md:text-2xl">
            {sold?.label ?? words.noVehicle}
          </p>
          {sold && (
            <p className="mt-0.5 flex items-center gap-2 text-xs text-graphite-300 md:mt-1 md:text-base">
              {color && (
                <Paint
                  hex={color.hex}
                  className="size-3 flex-none rounded-full border border-white/40"
                />
              )}
              {color ? nameColor(color.name) : words.noColour}
            </p>
          )}
        </div>
        {sold ? <ChosenPrice car={car} price={price} /> : <LowestPrice cars={cars} />}
      </div>
    </aside>
  );
}

/** The price of the booking; until the city of delivery is known, the ex-factory price, which says so. */
function ChosenPrice({ car, price }: { car: PricedCar | undefined; price: ShownPrice }) {
  const { basePrice, finalPrice, city } = price;
  if (basePrice === null) {
    return <p className="text-sm text-graphite-300">{priceMessages.unavailable}</p>;
  }
  if (finalPrice !== null) {
    return <Price label={labelSum(Boolean(car?.isSample), city)}>{formatRupees(finalPrice)}</Price>;
  }
  return <Price label={words.plusFreight(labelPrice(car))}>{formatRupees(basePrice)}</Price>;
}

/** Names the price with freight to the city of delivery. */
function labelSum(isSample: boolean, city: string | undefined): string {
  if (!city) return isSample ? words.sampleWithFreight : words.withFreight;
  return isSample ? words.sampleWithFreightTo(city) : words.withFreightTo(city);
}

/** Names the price of a quote as the one that applies. */
function labelPrice(car: PricedCar | undefined): string {
  if (!car || car.listPrice === null) return exFactoryLabel(Boolean(car?.isSample));
  return car.isSample ? words.sampleQuotedPrice : words.quotedPrice;
}

/** The lowest price, before a car is chosen; nothing if no price is known. */
function LowestPrice({ cars }: { cars: readonly PricedCar[] }) {
  const [cheapest] = cars
    .filter(({ basePrice }) => basePrice > 0)
    .toSorted((a, b) => a.basePrice - b.basePrice);
  if (!cheapest) return null;
  return (
    <Price label={exFactoryLabel(cheapest.isSample)}>
      {words.startingFrom(formatRupees(cheapest.basePrice))}
    </Price>
  );
}

const Price = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="flex-none text-end lg:flex lg:items-baseline lg:gap-4">
    <span className="block text-xs text-graphite-300 md:text-sm">{label}</span>
    <span className="block font-semibold tracking-tight tabular leading-tight md:text-2xl">
      {children}
    </span>
  </p>
);
