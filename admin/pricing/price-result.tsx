import { carLabel, type PriceCalculation } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';

/** The price of a car in a city, or a placeholder before it is calculated. */
export function PriceResult({ price }: { price: PriceCalculation | undefined }) {
  return (
    <section
      aria-label="Price"
      aria-live="polite"
      className="rounded-panel border border-line bg-panel p-5"
    >
      {price ? (
        <Figures {...price} />
      ) : (
        <p className="py-8 text-center text-ink-soft">The price will appear here.</p>
      )}
    </section>
  );
}

function Figures({ car, city, pricing }: PriceCalculation) {
  const { basePrice, cityAdjustment, finalPrice } = pricing;
  const sign = cityAdjustment < 0 ? '−' : '+';
  return (
    <>
      <h2 className="text-base font-semibold">{carLabel(car)}</h2>
      <p className="text-ink-soft">
        in {city.name}, {city.province}
      </p>
      <dl className="mt-4 grid gap-y-2">
        <Line label="Base price">{formatRupees(basePrice)}</Line>
        <Line label="City adjustment">
          {cityAdjustment === 0 ? 'None' : `${sign} ${formatRupees(Math.abs(cityAdjustment))}`}
        </Line>
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-medium">Final price</dt>
          <dd className="text-2xl font-semibold tracking-tight">{formatRupees(finalPrice)}</dd>
        </div>
      </dl>
    </>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
