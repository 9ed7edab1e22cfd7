import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { joinWords, type UsedTariff } from '#contract/on-road/on-road-price.ts';
import type { OnRoadAnswer } from '#contract/on-road/quotes.ts';

/** Names the tariffs of a price, each with its first day: 'Finance Act 2026 since 1 July 2026'; '' without any. */
export const describeTariffs = (tariffs: readonly UsedTariff[]): string =>
  joinWords(tariffs.map(({ label, from }) => `${label} since ${formatDayInPakistan(from)}`));

/** Says of when the figures of an on-road price are: the price of the car, and each tariff. */
export function describeRateDays({
  choice,
  tariffs,
}: Pick<OnRoadAnswer, 'choice' | 'tariffs'>): string {
  const named = describeTariffs(tariffs);
  return `Price of ${formatDayInPakistan(choice.pricedAt)}${named && `; tariffs: ${named}`}.`;
}
