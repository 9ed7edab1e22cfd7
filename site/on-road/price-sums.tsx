import { taxpayerLabels, taxpayers } from '#contract/on-road/tariff-lines.ts';
import { formatLakh, formatRupees } from '#contract/rupees.ts';
import { describeOpen, type PriceSum } from './both-prices.ts';

/** Why a non-filer gets no price. */
export const barredSentence =
  'A non-filer may not book, buy or register this car: Income Tax Ordinance 2001, s. 114C.';

/**
 * The sums of a filer and of a non-filer, side by side where both have room, in full and in lakh or crore, and below
 * them what they leave out. For dark and light ground.
 */
export function PriceSums({
  sums,
  mutedClass,
}: {
  sums: Record<(typeof taxpayers)[number], PriceSum>;
  /** The color of quiet text on this ground. */
  mutedClass: string;
}) {
  const open = describeOpen(...Object.values(sums));
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-7">
        {taxpayers.map((taxpayer) => (
          <div key={taxpayer} className="grow basis-48 border-t border-current/20 pt-4">
            <dt className={mutedClass}>{taxpayerLabels[taxpayer]}</dt>
            <Sum sum={sums[taxpayer]} mutedClass={mutedClass} />
          </div>
        ))}
      </dl>
      {open && <p className={`mt-5 text-sm ${mutedClass}`}>{open}</p>}
      {open && areEqual(sums) && (
        <p className={`mt-1 text-sm ${mutedClass}`}>
          What filers and non-filers pay differently may be among them.
        </p>
      )}
    </>
  );
}

/** Whether both sums are equal, so that they do not show what being a filer changes. */
const areEqual = ({ atl, 'non-atl': nonFiler }: Record<(typeof taxpayers)[number], PriceSum>) =>
  !nonFiler.isBarred && atl.onRoad === nonFiler.onRoad;

function Sum({
  sum: { onRoad, open, isBarred },
  mutedClass,
}: {
  sum: PriceSum;
  mutedClass: string;
}) {
  if (isBarred) return <dd className="mt-2 max-w-xs font-medium">{barredSentence}</dd>;
  return (
    <dd>
      <span className="mt-1 block text-[clamp(1.75rem,7.5vw,2.5rem)] leading-tight font-semibold tracking-tight tabular xl:text-[clamp(2rem,2.9vw,3rem)]">
        {open.length > 0 && (
          <span className={`text-base font-normal tracking-normal ${mutedClass}`}>from </span>
        )}
        <span className="whitespace-nowrap">{formatRupees(onRoad)}</span>
      </span>
      <span className="mt-1 block tabular">{formatLakh(onRoad)}</span>
    </dd>
  );
}
