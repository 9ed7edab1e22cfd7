import type { ReactNode } from 'react';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { priceMessages } from '#contract/prices/pricing.ts';
import type { PricedCar } from '../price-calculator/price-list.ts';
import { Paint } from '../vehicles/paint.tsx';
import { type Choices, findChosenCar } from './booking-hero.tsx';

/** The chosen car on one line that stays in view: name, color, price; before a choice, the lowest price. */
export function BookingSummary({
  choices,
  car,
  cars,
}: {
  choices: Choices;
  /** The chosen car in the price list. */
  car: PricedCar | undefined;
  cars: readonly PricedCar[];
}) {
  const { sold, color } = findChosenCar(choices);
  return (
    <aside
      aria-label="Your booking"
      className="name-plate on-dark z-20 border-t border-white/15 bg-graphite-950 px-5 py-2.5 text-white md:px-10 md:py-4 lg:px-16"
    >
      <div aria-live="polite" className="flex items-center justify-between gap-x-6">
        <div className="min-w-0 lg:flex lg:items-baseline lg:gap-6">
          <p className="leading-tight font-semibold tracking-tight md:text-2xl">
            {sold?.label ?? 'Eight models'}
          </p>
          {sold && (
            <p className="mt-0.5 flex items-center gap-2 text-xs text-graphite-300 md:mt-1 md:text-base">
              {color && (
                <Paint
                  hex={color.hex}
                  className="size-3 flex-none rounded-full border border-white/40"
                />
              )}
              {color?.name ?? 'No colour chosen'}
            </p>
          )}
        </div>
        {sold ? <ExFactoryPrice car={car} /> : <LowestPrice cars={cars} />}
      </div>
    </aside>
  );
}

function ExFactoryPrice({ car }: { car: PricedCar | undefined }) {
  if (!car || car.basePrice <= 0) {
    return <p className="text-sm text-graphite-300">{priceMessages.unavailable}</p>;
  }
  return <Price label={labelPrice(car)}>{formatRupees(car.basePrice)}</Price>;
}

/** The price of a quote is named as what counts; the list price of today, if it is another one, is named below. */
const labelPrice = ({ listPrice, isSample }: PricedCar): string =>
  listPrice === null ? exFactoryLabel(isSample) : `Frozen price${isSample ? ' (sample)' : ''}`;

/** What the cheapest car costs, before one is chosen; nothing if no price is known. */
function LowestPrice({ cars }: { cars: readonly PricedCar[] }) {
  const [cheapest] = cars
    .filter(({ basePrice }) => basePrice > 0)
    .toSorted((a, b) => a.basePrice - b.basePrice);
  if (!cheapest) return null;
  return (
    <Price label={exFactoryLabel(cheapest.isSample)}>
      Starting from {formatRupees(cheapest.basePrice)}
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
