import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#contract/format/rupees.ts';
import { type Car, type City, carLabel, type PriceCalculation } from '#contract/prices/pricing.ts';
import { formatInSentence, Moment } from '../lists/dates.tsx';
import { formatAdjustment } from './price-change.ts';

interface PriceReceiptProps {
  /** Undefined before it is calculated. */
  price: PriceCalculation | undefined;
  /** The chosen car and city. */
  car: Car | undefined;
  city: City | undefined;
}

/** Formats the amount that a city adds to the price of a car, or subtracts from it. */
export function formatFreight(rupees: number): string {
  if (rupees === 0) return 'None';
  return `${rupees < 0 ? '−' : '+'} ${formatRupees(Math.abs(rupees))}`;
}

/** The price of a car in a city, and below it as a receipt: its parts, and where each comes from. */
export function PriceReceipt({ price, car, city }: PriceReceiptProps) {
  return (
    <section
      aria-label="Price"
      aria-live="polite"
      className="min-w-0 border-line max-md:border-t md:max-xl:border-s xl:border-t"
    >
      <header className="p-4 sm:p-5">
        {price ? (
          <>
            <h2 className="wrap-anywhere">
              <span className="font-semibold">{carLabel(price.car)}</span>
              <span className="text-ink-soft">
                {' in '}
                {price.city.name}, {price.city.province}
              </span>
            </h2>
            <dl>
              <dt className="sr-only">Total</dt>
              <dd className="mt-0.5 text-3xl font-semibold tracking-tight">
                {formatRupees(price.pricing.finalPrice)}
              </dd>
            </dl>
          </>
        ) : (
          <p className="text-ink-soft">The price will appear here.</p>
        )}
      </header>
      <dl>
        <Line
          label="Ex-factory price"
          source={<TabLink tab="cars">Base price in Cars Management</TabLink>}
          changed={car && <Changed verb="Since" iso={car.pricedAt} isSample={car.isSample} />}
          value={price && formatRupees(price.pricing.basePrice)}
        />
        <Line
          label="Freight"
          source={
            <TabLink tab="cities">
              Adjustment in Cities Management
              {city?.adjustmentType === 'percentage' && `: ${formatAdjustment(city)}`}
            </TabLink>
          }
          changed={city && <Changed verb="Changed" iso={city.updatedAt} isSample={city.isSample} />}
          value={price && formatFreight(price.pricing.cityAdjustment)}
        />
      </dl>
    </section>
  );
}

interface LineProps {
  label: string;
  /** Where the sum is maintained. */
  source: ReactNode;
  /** When it changed. */
  changed: ReactNode;
  /** Undefined before it is calculated. */
  value: string | undefined;
}

function Line({ label, source, changed, value }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-t border-line px-4 py-3 sm:px-5">
      <dt className="min-w-0">
        <span className="font-medium">{label}</span>
        <span className="block text-xs text-ink-soft">
          {source}
          {changed}
        </span>
      </dt>
      <dd className={`text-end whitespace-nowrap ${value ? '' : 'text-ink-soft'}`}>
        {value ?? '—'}
      </dd>
    </div>
  );
}

/** When a sum was set, and whether it is a sample. */
const Changed = ({ verb, iso, isSample }: { verb: string; iso: string; isSample: boolean }) => (
  <>
    <span className="max-lg:hidden"> · </span>
    <span className="max-lg:block">
      {verb} <Moment iso={iso} format={formatInSentence} />
      {isSample && <span className="whitespace-nowrap"> · Sample</span>}
    </span>
  </>
);

/** A link to the tab where a part of the price is maintained. */
const TabLink = ({ tab, children }: { tab: string; children: ReactNode }) => (
  <Link
    to={`?tab=${tab}`}
    className="inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-9"
  >
    {children}
  </Link>
);
