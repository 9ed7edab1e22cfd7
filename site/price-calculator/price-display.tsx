import { LoaderCircle } from 'lucide-react';
import { formatRupees } from '#contract/format/rupees.ts';
import { carLabel, type PriceCalculation, priceMessages } from '#contract/prices/pricing.ts';
import { MixedText } from '#ui/stored-text.tsx';
import * as onRoadWords from '#words/site/on-road';
import * as words from '#words/site/price-calculator';
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
  const carAndCity = onRoadWords.carIn(carLabel(car), city.name);
  return (
    <div className="animate-lights-on">
      <p className="text-graphite-300 md:text-lg">
        {isQuoted ? words.exShowroomToday(carAndCity) : words.exShowroom(carAndCity)}
      </p>
      <p className="mt-1 text-[clamp(2.25rem,10.5vw,3.5rem)] leading-none md:text-[5.4vw] font-semibold tracking-tight tabular lg:text-[clamp(3.5rem,5.6vw,6.5rem)]">
        {formatRupees(pricing.finalPrice)}
      </p>
      <dl className="mt-8 grid max-w-lg border-t border-white/15 text-sm md:text-base">
        <Line
          title={isQuoted ? words.exFactoryToday : onRoadWords.exFactoryPrice}
          note={listed && !isQuoted ? onRoadWords.priceOf(listed.pricedOn) : undefined}
          value={formatRupees(pricing.basePrice)}
        />
        {isQuoted && (
          <Line
            title={words.quotedPrice}
            note={onRoadWords.priceOf(listed.pricedOn)}
            value={formatRupees(listed.basePrice)}
          />
        )}
        <Line title={words.freightTo(city.name)} value={formatRupees(pricing.cityAdjustment)} />
      </dl>
      <p className="mt-4 max-w-lg text-sm text-graphite-300">
        {words.included(city.name)}
        {isSample && !onRoad?.isSample && ` ${words.sample}`}
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
                title={words.onRoadFor(label)}
                value={writeSum(onRoad.sums[taxpayer])}
              />
            ))}
          </dl>
          <p className="mt-4 max-w-lg text-sm text-graphite-300">
            {words.onRoadEstimates} <MixedText text={onRoad.rateDays} />
            {onRoad.isSample && ` ${words.onRoadSample}`}
            {open && ` ${words.onRoadOpen(open)}`}
          </p>
        </>
      )}
      <p className="mt-2">
        <ArrowLink to={url}>{onRoadWords.pageTitle}</ArrowLink>
      </p>
    </>
  );
}

const writeSum = ({ prefix, amount, isBarred }: PriceSum): string =>
  isBarred ? words.notSold : [prefix, amount].filter(Boolean).join(' ');

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
