import { formatPercent } from '#contract/finance/instalments.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { financeWords } from './finance-kinds.ts';
import type { RulesShown } from './illustration.ts';
import type { FinancePlan } from './plan.ts';

interface Fact {
  title: string;
  value: string;
  note?: string | undefined;
}

/** Says why the down payment is large, if the cap sets it; else nothing. */
export const describeCap = ({ instalments }: FinancePlan, { cap }: RulesShown): string =>
  instalments.downSetBy === 'cap'
    ? `Banks may finance one person’s cars with ${formatRupees(cap)} at most, so the rest of the price is paid first.`
    : '';

/** Says which rule sets the down payment. */
export function describeDown({ instalments }: FinancePlan, { cap, minDownBp }: RulesShown): string {
  const { downPayment, minDownPayment, downSetBy } = instalments;
  const rule =
    downSetBy === 'cap'
      ? `the cap: banks may finance one person’s cars with ${formatRupees(cap)} at most`
      : `the State Bank’s rule of at least ${formatPercent(minDownBp)}`;
  return downPayment > minDownPayment
    ? `Your choice. The least is ${formatRupees(minDownPayment)}, set by ${rule}.`
    : `The least, set by ${rule}.`;
}

/** Says where the rate comes from, and whether it stays. */
function describeRate(plan: FinancePlan, rules: RulesShown): string {
  const { rateBase } = financeWords[plan.kind];
  if (plan.instalments.rateBp !== rules.rateBp) {
    return `${rateBase} Your own figure; ask the bank whether it is fixed or reset.`;
  }
  if (plan.kind !== 'conventional') {
    return `${rateBase} The bank says whether it is fixed or reset. When the rate was seen is said with the rules below.`;
  }
  return `${rateBase} KIBOR of ${rules.kiborTenor} on ${formatDayInPakistan(rules.kiborOn)}, ${formatPercent(rules.kiborBp)}, and ${formatPercent(rules.spreadBp)} for the bank. Usually reset every year; this plan keeps today’s rate.`;
}

function listFacts(plan: FinancePlan, rules: RulesShown): Fact[] {
  const words = financeWords[plan.kind];
  const { instalments: result, effect, price, onRoad, lastPayment } = plan;
  return [
    { title: 'Cash price, ex factory', value: formatRupees(price), note: formatLakh(price) },
    {
      title: 'On-road price',
      value: onRoad,
      note: 'What you pay without a bank. Taxes and fees are not financed.',
    },
    {
      title: words.down,
      value: formatRupees(result.downPayment),
      note: describeDown(plan, rules),
    },
    { title: words.financed, value: formatRupees(result.financed) },
    {
      title: `${words.rate} a year`,
      value: formatPercent(result.rateBp),
      note: describeRate(plan, rules),
    },
    {
      title: words.payments,
      value: `${result.months} × ${formatRupees(result.monthly)}`,
      note: result.isFalling
        ? `They fall month by month; the last is ${formatRupees(lastPayment)}.`
        : `The last is ${formatRupees(lastPayment)}.`,
    },
    { title: 'Paid to the bank in all', value: formatRupees(result.totalPaid) },
    {
      title: `${words.cost} in all`,
      value: formatRupees(result.costOfFinance),
      note: `As a flat rate on the first sum that is ${formatPercent(result.flatBp)} a year; compare offers by the annual rate above.`,
    },
    {
      title: 'If the rate changes by 2 points',
      value: `${formatRupees(effect.lower)} to ${formatRupees(effect.higher)}`,
      note: `${words.payment} with 2 points less and 2 points more.`,
    },
    {
      title: 'Net income needed a month',
      value: formatRupees(result.incomeNeeded),
      note: `All that you pay to banks a month may take ${formatPercent(rules.incomeShareBp)} of it.`,
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
            <span className="text-xl font-semibold tracking-tight whitespace-nowrap tabular sm:text-right md:text-2xl">
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
