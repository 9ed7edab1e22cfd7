import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import { priceMessages } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';
import type { PricedCar } from '../price-calculator/price-list.ts';
import { Paint } from '../vehicles/paint.tsx';
import { type Choices, findChosenCar } from './booking-hero.tsx';

/** The chosen car on one line that stays in view: name, color, price. */
export function BookingSummary({
  choices,
  cars,
}: {
  choices: Choices;
  cars: readonly PricedCar[];
}) {
  const { sold, color } = findChosenCar(choices);
  const car = cars.find(({ vehicleId }) => vehicleId === sold?.trim.id);
  return (
    <aside
      aria-label="Your booking"
      className="name-plate on-dark z-20 border-t border-white/15 bg-graphite-950 px-5 py-2.5 text-white md:px-10 md:py-4 lg:px-16"
    >
      <div aria-live="polite" className="flex items-center justify-between gap-x-6">
        <div className="min-w-0 lg:flex lg:items-baseline lg:gap-6">
          <p className="leading-tight font-semibold tracking-tight md:text-2xl">
            {sold?.label ?? 'Choose your vehicle'}
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
        {sold && <ExFactoryPrice car={car} />}
      </div>
    </aside>
  );
}

function ExFactoryPrice({ car }: { car: PricedCar | undefined }) {
  if (!car || car.basePrice <= 0) {
    return <p className="text-sm text-graphite-300">{priceMessages.unavailable}</p>;
  }
  return (
    <p className="flex-none text-end lg:flex lg:items-baseline lg:gap-4">
      <span className="block text-xs text-graphite-300 md:text-sm">
        {exFactoryLabel(car.isSample)}
      </span>
      <span className="block font-semibold tracking-tight tabular leading-tight md:text-2xl">
        {formatRupees(car.basePrice)}
      </span>
    </p>
  );
}
