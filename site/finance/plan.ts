import {
  calculateInstalments,
  calculateRateEffect,
  type FinanceInput,
  type FinanceKind,
  type Instalments,
} from '#contract/finance/instalments.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import { formatRupees, takeShare } from '#contract/format/rupees.ts';
import { type Bounds, exactly } from '#contract/on-road/match-line.ts';
import { listOpenLines } from '#contract/on-road/on-road-price.ts';
import { formatSum } from '#contract/on-road/quote-words.ts';
import type { OnRoadAnswer } from '#contract/on-road/quotes.ts';
import type { Car } from '#contract/prices/pricing.ts';
import * as words from '#words/site/finance';
import type { FinanceFields } from './finance-fields.ts';

/** One payment of the first day. */
interface FirstDayLine {
  label: string;
  /** Whole rupees, from what to what. */
  amount: Bounds;
}

/** An illustration of car finance, as the page shows it. Sums are whole rupees. */
export interface FinancePlan {
  kind: FinanceKind;
  /** The ex-factory price, which the bank finances in part. */
  price: number;
  /** The sum in words: 'PKR 9,345,000', or a range. */
  onRoad: string;
  instalments: Instalments;
  lastPayment: number;
  effect: { lower: number; higher: number };
  firstDay: {
    lines: readonly FirstDayLine[];
    sum: Bounds;
    /** Amounts that are due but not known. */
    unknown: readonly string[];
    /** Amounts that are due if the bank chooses another contract. */
    note: string | null;
  };
}

/** The figures that the visitor may change, as a plan and its form need them. */
interface PlanChoice {
  kind: FinanceKind;
  car: Car;
  fields: FinanceFields;
}

const buildInput = ({ kind, car, fields }: PlanChoice): FinanceInput => ({
  kind,
  price: car.basePrice,
  engineCc: car.engineCc,
  fuel: car.fuel,
  downPayment: fields.values.down,
  months: fields.values.months,
  rateBp: fields.values.rateBp,
  otherInstalments: fields.values.other,
});

/**
 * Sums what is paid on the first day: the down payment, the charges on the road, the first year's insurance, and a
 * non-filer's tax on a lease (Income Tax Ordinance 2001, s. 231B(1A)). An ijarah is a lease, and in a diminishing
 * musharakah the bank's share is leased; a loan is none, so there the tax is named beside the sum.
 */
function sumFirstDay(
  { kind, car }: PlanChoice,
  { rules, onRoad, down }: { rules: FinanceRules; onRoad: OnRoadAnswer; down: FirstDayLine },
): FinancePlan['firstDay'] {
  const isIslamic = kind !== 'conventional';
  const insuranceBp = isIslamic ? rules.takafulBp : rules.insuranceBp;
  const { insurance } = words.kinds[kind];
  const isNonFiler = onRoad.choice.taxpayer === 'non-atl';
  const leaseTax = isNonFiler ? takeShare(car.basePrice, rules.nonFilerLeaseBp) : 0;
  const charges = onRoad.lines.flatMap(({ label, amount, range }) => {
    const charged = amount === null ? range : exactly(amount);
    return charged ? [{ label, amount: charged }] : [];
  });
  const lines = [
    down,
    ...charges,
    {
      label: words.firstInsurance(insurance),
      amount: exactly(takeShare(car.basePrice, insuranceBp)),
    },
    {
      label: words.leaseTax,
      amount: exactly(isIslamic ? leaseTax : 0),
    },
  ].filter(({ amount }) => amount.to !== 0);
  return {
    lines,
    sum: {
      from: lines.reduce((sum, { amount }) => sum + amount.from, 0),
      to: lines.reduce((sum, { amount }) => sum + amount.to, 0),
    },
    unknown: [
      ...listOpenLines(onRoad.lines).map(({ label }) => label.toLowerCase()),
      ...(insuranceBp === 0 ? [words.openInsurance(insurance)] : []),
      words.processing,
      isIslamic ? words.endorsement : words.hirePurchaseEndorsement,
      words.tracker,
    ],
    note: !isIslamic && leaseTax > 0 ? words.leaseTaxNote(formatRupees(leaseTax)) : null,
  };
}

/** Builds an illustration for a car. `downLabel` is what this kind of finance calls the down payment. */
export function buildPlan(
  choice: PlanChoice,
  { rules, onRoad, downLabel }: { rules: FinanceRules; onRoad: OnRoadAnswer; downLabel: string },
): FinancePlan {
  const input = buildInput(choice);
  const instalments = calculateInstalments(input, rules);
  const down = { label: downLabel, amount: exactly(instalments.downPayment) };
  return {
    kind: choice.kind,
    price: choice.car.basePrice,
    onRoad: formatSum(onRoad),
    instalments,
    lastPayment: instalments.schedule.at(-1)?.payment ?? 0,
    effect: calculateRateEffect(input, rules),
    firstDay: sumFirstDay(choice, { rules, onRoad, down }),
  };
}
