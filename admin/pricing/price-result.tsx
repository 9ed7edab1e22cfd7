import { carLabel, type PriceCalculation } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';

/** The price of a car in a city, or a placeholder before it is calculated. */
export function PriceResult({ price }: { price: PriceCalculation | undefined }) {
  return (
    <section aria-label="Price" aria-live="polite" className="border-t border-line p-5">
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
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-sm font-semibold wrap-anywhere">{carLabel(car)}</h2>
        <p className="text-ink-soft">
          in {city.name}, {city.province}
        </p>
      </div>
      <dl className="mt-3 grid gap-x-4 gap-y-1.5 md:grid-cols-3">
        <Line label="Base price">{formatRupees(basePrice)}</Line>
        <Line label="City adjustment">
          {cityAdjustment === 0 ? 'None' : `${sign} ${formatRupees(Math.abs(cityAdjustment))}`}
        </Line>
        <Line label="Final price" isTotal>
          {formatRupees(finalPrice)}
        </Line>
      </dl>
    </>
  );
}

interface LineProps {
  label: string;
  /** Whether it is the sum of the lines above. */
  isTotal?: boolean;
  children: string;
}

function Line({ label, isTotal = false, children }: LineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 md:grid md:content-start md:justify-normal md:gap-0.5 ${isTotal ? 'max-md:mt-1.5 max-md:border-t max-md:border-line max-md:pt-2' : ''}`}
    >
      <dt className={isTotal ? 'font-medium' : 'text-ink-soft'}>{label}</dt>
      <dd className={`md:text-xl ${isTotal ? 'text-xl font-semibold tracking-tight' : ''}`}>
        {children}
      </dd>
    </div>
  );
}
