import { carLabel, type PriceCalculation } from '#contract/pricing.ts';
import { formatRupees } from '#contract/rupees.ts';

/** The price of a car in a city, or a placeholder before it is calculated. */
export function PriceResult({ price }: { price: PriceCalculation | undefined }) {
  return (
    <section aria-label="Price" aria-live="polite" className="grid p-5">
      {price ? (
        <Figures {...price} />
      ) : (
        <p className="self-center text-center text-ink-soft">The price will appear here.</p>
      )}
    </section>
  );
}

function Figures({ car, city, pricing }: PriceCalculation) {
  const { basePrice, cityAdjustment, finalPrice } = pricing;
  const sign = cityAdjustment < 0 ? '−' : '+';
  return (
    <div>
      <h2 className="text-sm font-semibold wrap-anywhere">{carLabel(car)}</h2>
      <p className="text-ink-soft">
        in {city.name}, {city.province}
      </p>
      <dl className="mt-4 grid gap-y-1.5">
        <Line label="Base price">{formatRupees(basePrice)}</Line>
        <Line label="City adjustment">
          {cityAdjustment === 0 ? 'None' : `${sign} ${formatRupees(Math.abs(cityAdjustment))}`}
        </Line>
        <Line label="Final price" isTotal>
          {formatRupees(finalPrice)}
        </Line>
      </dl>
    </div>
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
      className={`flex items-baseline justify-between gap-4 ${isTotal ? 'mt-1.5 border-t border-line pt-2' : ''}`}
    >
      <dt className={isTotal ? 'font-medium' : 'text-ink-soft'}>{label}</dt>
      <dd className={isTotal ? 'text-xl font-semibold tracking-tight' : ''}>{children}</dd>
    </div>
  );
}
