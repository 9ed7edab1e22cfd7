import { formatRupees } from '#contract/format/rupees.ts';
import { InstalmentLines } from '../finance/instalment-lines.tsx';
import type { PricedCar } from '../price-calculator/price-list.ts';

/**
 * Since when the chosen car costs what the page says, which of two prices counts, and its instalments. It keeps its room
 * before a choice, so that the colors below stay where they are.
 */
export function PriceNote({ car }: { car: PricedCar | undefined }) {
  return (
    <div className="min-h-66 border-s-2 border-graphite-300 ps-4 md:min-h-41">
      {car && car.basePrice > 0 ? (
        <>
          <p className="text-graphite-700">{describeDay(car)}</p>
          {car.instalments && (
            <InstalmentLines note={car.instalments} mutedClass="max-md:text-sm text-graphite-700" />
          )}
        </>
      ) : (
        <p className="text-graphite-600">
          Choose a car: since when it has its price, and what it costs a month, show here.
        </p>
      )}
    </div>
  );
}

/** Says which price counts for the booking, and since when the car has it. */
function describeDay({ basePrice, listPrice, pricedOn }: PricedCar): string {
  if (listPrice === null) return `Price of ${pricedOn}.`;
  const counts = `Your quote’s price of ${pricedOn} counts for this booking`;
  return listPrice === basePrice
    ? `${counts}.`
    : `${counts}; today’s list price is ${formatRupees(listPrice)}.`;
}
