import { findInForce } from '#contract/finance/dated.ts';
import { type FinanceKind, findRate } from '#contract/finance/instalments.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { usesSamples } from '#contract/on-road/on-road-price.ts';
import type { OnRoadAnswer } from '#contract/on-road/quotes.ts';
import type { Car } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import * as words from '#words/site/finance';
import * as onRoadWords from '#words/site/on-road';
import { listOrNull } from '../list-or-null.ts';
import type { PriceChoice } from '../on-road/price-choice.ts';
import { describeTariffs, findBothPrices } from '../on-road/sum-prices.ts';
import type { FinanceFields } from './finance-fields.ts';
import { isTermOpen, listAssumptions } from './instalments.ts';
import { buildPlan, type FinancePlan } from './plan.ts';

/** The part of the rules that the page names, and the rate that they give for the chosen kind. */
export interface RulesShown
  extends Pick<
    FinanceRules,
    | 'from'
    | 'label'
    | 'cap'
    | 'minDownBp'
    | 'incomeShareBp'
    | 'kiborBp'
    | 'kiborTenor'
    | 'kiborOn'
    | 'spreadBp'
    | 'sourceTitle'
    | 'sourceUrl'
    | 'isSample'
  > {
  rateBp: number;
}

/** Why no plan can be shown. */
const refusals = {
  noRules: words.noRules,
  unavailable: words.noPrice,
  imported: words.imported,
  barred: onRoadWords.barred,
} as const;

/** A plan with the rules that it follows, or the reason why there is none. */
export interface Illustration {
  rules: RulesShown | null;
  plan: FinancePlan | null;
  refusal: string | null;
  /** The assumptions of the plan, in sentences. */
  assumptions: readonly string[];
  /** The longest term if a fact of the car that is not known allows more months than the plan; else null. */
  openMonths: number | null;
  /** 'Haval H6 1.5 in Lahore' */
  title: string;
  /** The tariffs of the charges on the road, each with its first day; '' without any. */
  tariffs: string;
  /** Whether a figure, or a fact behind one, is a sample. */
  isSample: boolean;
}

function showRules(rules: FinanceRules, kind: FinanceKind): RulesShown {
  const { from, label, cap, minDownBp, incomeShareBp, kiborBp, kiborTenor, kiborOn } = rules;
  const { spreadBp, sourceTitle, sourceUrl, isSample } = rules;
  return {
    ...{ from, label, cap, minDownBp, incomeShareBp, kiborBp, kiborTenor, kiborOn },
    ...{ spreadBp, sourceTitle, sourceUrl, isSample },
    rateBp: findRate(kind, rules),
  };
}

const findRefusal = (car: Car, onRoad: OnRoadAnswer, rules: FinanceRules): string | null => {
  if (onRoad.isBarred) return refusals.barred;
  return car.origin === 'imported' && !rules.isImportedAllowed ? refusals.imported : null;
};

/** Finds the on-road price of a choice; null if it is not offered or cannot be read. */
async function findPrice(site: SiteContext, { car, city, taxpayer, province }: PriceChoice) {
  if (!car || !city) return null;
  const both = await findBothPrices(site, {
    vehicleId: car.vehicleId,
    cityId: city._id,
    province: province ?? undefined,
  });
  return both?.[taxpayer] ?? null;
}

/** Builds the illustration of a choice under the rules in force today. */
export async function buildIllustration(
  site: SiteContext,
  { kind, choice, fields }: { kind: FinanceKind; choice: PriceChoice; fields: FinanceFields },
): Promise<Illustration> {
  const [onRoad, listed] = await Promise.all([
    findPrice(site, choice),
    listOrNull(site.listFinanceRules(), site.report),
  ]);
  const rules = findInForce(listed ?? [], todayInPakistan());
  const shown = rules && showRules(rules, kind);
  const { car } = choice;
  const title = onRoad ? onRoadWords.carIn(onRoad.choice.car, onRoad.choice.city) : '';
  const none = {
    rules: shown,
    plan: null,
    assumptions: [],
    openMonths: null,
    title,
    tariffs: onRoad ? describeTariffs(onRoad.tariffs) : '',
    isSample: Boolean(rules?.isSample || (onRoad && usesSamples(onRoad))),
  };
  if (!rules) return { ...none, refusal: refusals.noRules };
  if (!onRoad || !car) return { ...none, refusal: refusals.unavailable };
  const refusal = findRefusal(car, onRoad, rules);
  if (refusal) return { ...none, refusal };
  return {
    ...none,
    plan: buildPlan({ kind, car, fields }, { rules, onRoad, downLabel: words.kinds[kind].down }),
    refusal: null,
    assumptions: listAssumptions(car, rules),
    openMonths: isTermOpen(car, rules) ? Math.max(rules.monthsSmall, rules.monthsLarge) : null,
  };
}

/** Adds messages about values that the rules do not allow and the plan therefore replaces. */
export function checkLimits(
  fields: FinanceFields,
  { plan, openMonths }: Pick<Illustration, 'plan' | 'openMonths'>,
): FinanceFields {
  if (!plan) return fields;
  const down = findDownFault(fields.values.down, plan);
  const months = findTermFault(fields.values.months, plan, openMonths);
  return {
    ...fields,
    errors: { ...(down && { down }), ...(months && { months }), ...fields.errors },
  };
}

/** Says why a down payment is not used: it is too small, or leaves nothing to finance. */
function findDownFault(
  down: number | undefined,
  { price, instalments: { minDownPayment } }: FinancePlan,
): string | null {
  if (down === undefined || down === minDownPayment) return null;
  const least = formatRupees(minDownPayment);
  if (down < minDownPayment) return words.tooLittleDown(least);
  return down < price ? null : words.tooMuchDown(formatRupees(price), least);
}

/** Says why a term is not used: the rules allow fewer months, at least for engines above 1,000 cc. */
function findTermFault(
  months: number | undefined,
  { instalments: { maxMonths } }: FinancePlan,
  openMonths: number | null,
): string | null {
  if (months === undefined || months <= maxMonths) return null;
  return openMonths !== null && openMonths > maxMonths
    ? words.tooLongYet(maxMonths, openMonths)
    : words.tooLong(maxMonths);
}
