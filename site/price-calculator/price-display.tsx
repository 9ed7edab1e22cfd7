import { LoaderCircle } from 'lucide-react';
import { formatRupees } from '#contract/format/rupees.ts';
import { carLabel, type PriceCalculation, priceMessages } from '#contract/prices/pricing.ts';
import { InstalmentLines } from '../finance/instalment-lines.tsx';
import { ArrowLink } from '../layout/links.tsx';
import {
  describeOpen,
  listBuyers,
  type OnRoadSums,
  type PriceSum,
} from '../on-road/both-prices.ts';
import type { PricedCar } from './price-list.ts';
import type { PriceChoice, PriceState } from './use-price.ts';

/** Whether the price box shows: [while loading, or with a price above 0](docs/spec/public-site.md#price-calculator). */
const hasBox = (state: PriceState): boolean =>
  state.kind === 'loading' || (state.kind === 'known' && state.calculation.pricing.finalPrice > 0);

/** The price box, in large type. Changes are announced to screen readers; it is empty while there is nothing to show. */
export function PriceDisplay({
  state,
  car,
  isSample,
}: {
  state: PriceState;
  /** The car whose price is shown. */
  car: PricedCar | undefined;
  isSample: boolean;
}) {
  return (
    <div
      aria-live="polite"
      className={hasBox(state) ? 'flex min-h-72 flex-col justify-center' : undefined}
    >
      {state.kind === 'loading' && (
        <p className="flex items-center gap-3 text-xl text-graphite-300">
          <LoaderCircle aria-hidden="true" className="size-6 animate-spin" />
          {priceMessages.calculating}
        </p>
      )}
      {state.kind === 'known' && hasBox(state) && (
        <Price {...state} listed={car} isSample={isSample} />
      )}
    </div>
  );
}

function Price({
  calculation: { car, city, pricing },
  choice: { carId, cityId },
  onRoad,
  listed,
  isSample,
}: {
  calculation: PriceCalculation;
  choice: PriceChoice;
  onRoad: OnRoadSums | null;
  listed: PricedCar | undefined;
  isSample: boolean;
}) {
  const isQuoted = listed && listed.listPrice !== null && listed.basePrice !== pricing.basePrice;
  return (
    <div className="animate-lights-on">
      <p className="text-graphite-300 md:text-lg">
        {carLabel(car)} in {city.name}, ex-showroom{isQuoted && ', at today’s list price'}
      </p>
      <p className="mt-1 text-[clamp(2.25rem,10.5vw,3.5rem)] leading-none md:text-[5.4vw] font-semibold tracking-tight tabular lg:text-[clamp(3.5rem,5.6vw,6.5rem)]">
        {formatRupees(pricing.finalPrice)}
      </p>
      <dl className="mt-8 grid max-w-lg border-t border-white/15 text-sm md:text-base">
        <Line
          title={isQuoted ? 'Ex-factory price, today’s list' : 'Ex-factory price'}
          note={listed && !isQuoted ? `price of ${listed.pricedOn}` : undefined}
          value={formatRupees(pricing.basePrice)}
        />
        {isQuoted && (
          <Line
            title="Your quote’s price, which counts for this booking"
            note={`price of ${listed.pricedOn}`}
            value={formatRupees(listed.basePrice)}
          />
        )}
        <Line title={`Freight to ${city.name}`} value={formatRupees(pricing.cityAdjustment)} />
      </dl>
      <p className="mt-4 max-w-lg text-sm text-graphite-300">
        The price includes all taxes and shipping charges. This is the ex-showroom price: the
        maker’s taxes and the freight to {city.name} are in it. What the government charges the
        owner for the registration is no part of this price: advance income tax, registration and
        token tax are in the on-road price.
        {isSample &&
          !onRoad?.isSample &&
          ' It is a sample, loaded to show this page, and not an offer.'}
      </p>
      {listed?.instalments && (
        <InstalmentLines
          note={listed.instalments}
          place={{ cityId }}
          mutedClass="text-sm text-graphite-300"
          className="mt-3 mb-6 max-w-lg"
        />
      )}
      <OnRoad onRoad={onRoad} url={`/on-road-price?carId=${carId}&cityId=${cityId}`} />
    </div>
  );
}

/** The on-road price: the price with the charges on top. */
function OnRoad({ onRoad, url }: { onRoad: OnRoadSums | null; url: string }) {
  const open = onRoad && describeOpen(...Object.values(onRoad.sums));
  return (
    <>
      {onRoad && (
        <>
          <dl className="mt-4 grid max-w-lg border-t border-white/15 text-sm md:text-base">
            {listBuyers(onRoad.sums).map(({ taxpayer, label }) => (
              <Line
                key={taxpayer}
                title={`On the road, ${label.toLowerCase()}`}
                value={writeSum(onRoad.sums[taxpayer])}
              />
            ))}
          </dl>
          <p className="mt-4 max-w-lg text-sm text-graphite-300">
            On-road prices are estimates, not offers. {onRoad.rateDays}
            {onRoad.isSample &&
              ' A tariff, the price, the freight or a fact of the car is a sample.'}
            {open && ` On the road ${open}.`}
          </p>
        </>
      )}
      <p className="mt-2">
        <ArrowLink to={url}>On-Road Price</ArrowLink>
      </p>
    </>
  );
}

const writeSum = ({ prefix, amount, isBarred }: PriceSum): string =>
  isBarred ? 'Not sold' : [prefix, amount].filter(Boolean).join(' ');

function Line({ title, note, value }: { title: string; note?: string | undefined; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-white/15 py-3">
      <dt className="text-graphite-300">
        {title}
        {note && <span className="block text-xs">{note}</span>}
      </dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
