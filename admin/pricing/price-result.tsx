import { carLabel, type PriceCalculation } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';

/** The price of a car in a city, or a placeholder before it is calculated. */
export function PriceResult({ price }: { price: PriceCalculation | undefined }) {
  return (
    <section
      aria-label="Price"
      aria-live="polite"
      className="grid content-center md:min-h-56 border-line p-5 max-md:border-t md:border-s"
    >
      {price ? (
        <Figures {...price} />
      ) : (
        <p className="text-center text-ink-soft">The price will appear here.</p>
      )}
    </section>
  );
}

function Figures({ car, city, pricing }: PriceCalculation) {
  const { basePrice, cityAdjustment, finalPrice } = pricing;
  const sign = cityAdjustment < 0 ? '−' : '+';
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-sm font-semibold wrap-anywhere">{carLabel(car)}</h2>
        <p className="text-ink-soft">
          in {city.name}, {city.province}
        </p>
      </div>
      <p className="mt-3 text-2xl font-semibold tracking-tight">{formatRupees(finalPrice)}</p>
      <p className="text-ink-soft">Final price</p>
      <dl className="mt-4 grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1 border-t border-line pt-3">
        <dt className="text-ink-soft">Base price</dt>
        <dd className="text-end">{formatRupees(basePrice)}</dd>
        <dt className="text-ink-soft">City adjustment</dt>
        <dd className="text-end">
          {cityAdjustment === 0 ? 'None' : `${sign} ${formatRupees(Math.abs(cityAdjustment))}`}
        </dd>
      </dl>
    </>
  );
}
