import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import * as words from '#words/site/on-road';
import { areSumsEqual, describeOpen, listBuyers, type PriceSum } from './both-prices.ts';

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
      {(open || areSumsEqual(sums)) && (
        <p className={`mt-5 text-sm text-pretty first-letter:uppercase ${mutedClass}`}>
          {open || words.equalSums}
        </p>
      )}
    </>
  );
}

function Sum({
  sum: { prefix, amount, lakh, isBarred },
  mutedClass,
}: {
  sum: PriceSum;
  mutedClass: string;
}) {
  if (isBarred) return <dd className="mt-2 max-w-xs font-medium">{words.barred}</dd>;
  return (
    <dd>
      <span className="mt-1 block text-[clamp(1.75rem,7.5vw,2.5rem)] leading-tight font-semibold tracking-tight tabular xl:text-[clamp(2rem,2.9vw,3rem)]">
        {prefix && (
          <span className={`text-base font-normal tracking-normal ${mutedClass}`}>{prefix} </span>
        )}
        <span className="whitespace-nowrap">{amount}</span>
      </span>{' '}
      {lakh && <span className="mt-1 block tabular">{lakh}</span>}
    </dd>
  );
}
