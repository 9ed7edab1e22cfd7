import { formatPercent } from '#contract/finance/instalments.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import * as words from '#words/site/finance';
import type { RulesShown } from './illustration.ts';
import type { FinancePlan } from './plan.ts';

interface Fact {
  title: string;
  value: string;
  note?: string | undefined;
}

/** Says why the down payment is large, if the cap sets it; else nothing. */
export const describeCap = ({ instalments }: FinancePlan, { cap }: RulesShown): string =>
  instalments.downSetBy === 'cap' ? words.capNote(formatRupees(cap)) : '';

/** Says which rule sets the down payment. */
export function describeDown({ instalments }: FinancePlan, { cap, minDownBp }: RulesShown): string {
  const { downPayment, minDownPayment, downSetBy } = instalments;
  const rule =
    downSetBy === 'cap'
      ? words.capRule(formatRupees(cap))
      : words.shareRule(formatPercent(minDownBp));
  return downPayment > minDownPayment
    ? words.chosenDown(formatRupees(minDownPayment), rule)
    : words.leastDown(rule);
}

/** Says where the rate comes from, and whether it stays. */
function describeRate(plan: FinancePlan, rules: RulesShown): string {
  const { rateBase } = words.kinds[plan.kind];
  if (plan.instalments.rateBp !== rules.rateBp) {
    return `${rateBase} ${words.ownRate}`;
  }
  if (plan.kind !== 'conventional') {
    return `${rateBase} ${words.islamicRate}`;
  }
  const kibor = {
    tenor: rules.kiborTenor,
    day: formatDayInPakistan(rules.kiborOn),
    rate: formatPercent(rules.kiborBp),
  };
  return `${rateBase} ${words.kiborRate(kibor, formatPercent(rules.spreadBp))}`;
}

function listFacts(plan: FinancePlan, rules: RulesShown): Fact[] {
  const ofKind = words.kinds[plan.kind];
  const { instalments: result, effect, price, onRoad, lastPayment } = plan;
  return [
    { title: words.cashPrice, value: formatRupees(price), note: formatLakh(price) },
    {
      title: words.onRoadPrice,
      value: onRoad,
      note: words.onRoadNote,
    },
    {
      title: ofKind.down,
      value: formatRupees(result.downPayment),
      note: describeDown(plan, rules),
    },
    { title: ofKind.financed, value: formatRupees(result.financed) },
    {
      title: words.rateAYear(ofKind.rate),
      value: formatPercent(result.rateBp),
      note: describeRate(plan, rules),
    },
    {
      title: ofKind.payments,
      value: `${result.months} × ${formatRupees(result.monthly)}`,
      note: result.isFalling
        ? words.lastFalling(formatRupees(lastPayment))
        : words.lastPayment(formatRupees(lastPayment)),
    },
    { title: words.paidInAll, value: formatRupees(result.totalPaid) },
    {
      title: words.inAll(ofKind.cost),
      value: formatRupees(result.costOfFinance),
      note: words.flatRate(formatPercent(result.flatBp)),
    },
    {
      title: words.rateEffect,
      value: words.range(formatRupees(effect.lower), formatRupees(effect.higher)),
      note: words.rateEffectNote(ofKind.payment),
    },
    {
      title: words.incomeNeeded,
      value: formatRupees(result.incomeNeeded),
      note: words.incomeNote(formatPercent(rules.incomeShareBp)),
    },
  ];
}

/** Every figure of the plan with what it means. */
export function PlanFacts({ plan, rules }: { plan: FinancePlan; rules: RulesShown }) {
  return (
    <dl>
      {listFacts(plan, rules).map(({ title, value, note }) => (
        <div
          key={title}
          className="grid grid-cols-1 gap-x-8 border-b border-graphite-200 py-4 sm:grid-cols-[minmax(0,1fr)_auto] md:py-5"
        >
          <dt className="md:text-lg">{title}</dt>
          <dd className="contents">
            <span className="text-xl font-semibold tracking-tight tabular sm:text-end sm:whitespace-nowrap md:text-2xl">
              {value}
            </span>
            {note && (
              <span className="mt-1 max-w-prose text-sm text-pretty text-graphite-600 sm:col-span-2">
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
