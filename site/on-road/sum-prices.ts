import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { type DueGroup, groupByDue } from '#contract/on-road/due-groups.ts';
import {
  joinWords,
  nameLine,
  nameOpenLines,
  type OnRoadLine,
  type OnRoadPrice,
  type UsedTariff,
  usesSamples,
} from '#contract/on-road/on-road-price.ts';
import { describeOpenFacts } from '#contract/on-road/open-facts.ts';
import { describeSum } from '#contract/on-road/quote-words.ts';
import type { BothPrices, OnRoadAnswer, OnRoadChoice } from '#contract/on-road/quotes.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import * as words from '#words/site/on-road';
import { listOrNull } from '../list-or-null.ts';
import type { BothLine, LineAmount, OnRoadSums, PriceSum } from './both-prices.ts';

/** Finds both on-road prices of a car in a city; null if either is not offered or cannot be read. */
export const findBothPrices = (
  site: SiteContext,
  choice: OnRoadChoice,
): Promise<BothPrices | null> => listOrNull(site.findBothPrices(choice), site.report);

const isOpen = ({ amounts }: BothLine): boolean =>
  Object.values(amounts).every((amount) => amount === null || amount === undefined);

/**
 * Merges the lines of both prices by charge and groups them by the time when they are paid: those with a figure or
 * a range, and those without either.
 */
export function groupLines(both: BothPrices): Record<'known' | 'open', DueGroup<BothLine>[]> {
  const own = both.atl.lines;
  const others = both['non-atl'].lines;
  const findAmount = (lines: readonly OnRoadLine[], charge: OnRoadLine['charge']): LineAmount => {
    const line = lines.find((one) => one.charge === charge);
    return line && (line.amount ?? line.range);
  };
  const all = [...own, ...others.filter(({ charge }) => findAmount(own, charge) === undefined)];
  const lines = all.map(({ charge, label, legalRef, due }) => ({
    charge,
    label: nameLine({ charge, label }),
    legalRef,
    due,
    amounts: { atl: findAmount(own, charge), 'non-atl': findAmount(others, charge) },
  }));
  return {
    known: groupByDue(lines.filter((line) => !isOpen(line))),
    open: groupByDue(lines.filter(isOpen)),
  };
}

/** What a filer saves, in whole rupees: 0 if nothing, or if a non-filer may not buy the car. */
export const findSaving = ({ atl, 'non-atl': nonFiler }: BothPrices): number =>
  nonFiler.isBarred ? 0 : Math.max(0, nonFiler.onRoad - atl.onRoad);

/** What a price leaves out, and which facts of the car are open. */
export const listOpen = ({
  lines,
  openFacts,
}: Pick<OnRoadPrice, 'lines' | 'openFacts'>): Pick<PriceSum, 'open' | 'openFacts'> => ({
  open: nameOpenLines(lines),
  openFacts: describeOpenFacts(openFacts),
});

/** The sum of one buyer's on-road price. */
const sumPrice = (price: OnRoadAnswer): PriceSum => ({
  ...describeSum(price),
  ...listOpen(price),
  isBarred: price.isBarred,
});

/** The sum of each buyer's on-road price. */
export const sumPrices = (both: BothPrices): Record<Taxpayer, PriceSum> => ({
  atl: sumPrice(both.atl),
  'non-atl': sumPrice(both['non-atl']),
});

/** Reduces both prices to what the price calculator shows. */
export const buildOnRoadSums = (both: BothPrices): OnRoadSums => ({
  sums: sumPrices(both),
  rateDays: describeRateDays(both.atl),
  isSample: usesSamples(both.atl),
});

/** Names the tariffs of a price, each with its first day: 'Finance Act 2026 since 1 July 2026'; '' without any. */
export const describeTariffs = (tariffs: readonly UsedTariff[]): string =>
  joinWords(tariffs.map(({ label, from }) => words.tariffSince(label, formatDayInPakistan(from))));

/** Says of when the figures of an on-road price are: the price of the car, and each tariff. */
const describeRateDays = ({ choice, tariffs }: Pick<OnRoadAnswer, 'choice' | 'tariffs'>): string =>
  words.rateDays(formatDayInPakistan(choice.pricedAt), describeTariffs(tariffs));
