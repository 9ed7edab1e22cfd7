import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import { areSumsEqual, describeOpen, listBuyers, type PriceSum } from './both-prices.ts';

/** Why a non-filer gets no price. */
export const barredSentence =
  'A non-filer may not book, buy or register this car: Income Tax Ordinance 2001, s. 114C.';

/** Why both buyers have one sum. */
const equalSentences = {
  open: 'The same for both so far: what filers and non-filers pay differently may be among them.',
  complete: 'Every charge of this car is the same for both.',
} as const;

/**
 * The sums of a filer and of a non-filer, side by side where both have room, or one sum with the reason if they are
 * equal; in full and in lakh or crore, and below them what they leave out. For dark and light ground.
 */
export function PriceSums({
  sums,
  mutedClass,
}: {
  sums: Record<Taxpayer, PriceSum>;
  /** The color of quiet text on this ground. */
  mutedClass: string;
}) {
  const open = describeOpen(...Object.values(sums));
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-7">
        {listBuyers(sums).map(({ taxpayer, label }) => (
          <div key={taxpayer} className="grow basis-48 border-t border-current/20 pt-4">
            <dt className={mutedClass}>{label}</dt>
            <Sum sum={sums[taxpayer]} mutedClass={mutedClass} />
          </div>
        ))}
      </dl>
      {open && <p className={`mt-5 text-sm ${mutedClass}`}>{open}</p>}
      {areSumsEqual(sums) && (
        <p className={`text-sm text-pretty ${open ? 'mt-1' : 'mt-5'} ${mutedClass}`}>
          {equalSentences[open ? 'open' : 'complete']}
        </p>
      )}
    </>
  );
}

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
