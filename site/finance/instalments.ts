import { findInForce } from '#contract/finance/dated.ts';
import {
  calculateInstalments,
  type FinanceKind,
  type Instalments,
} from '#contract/finance/instalments.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import type { Car, CarFact } from '#contract/prices/pricing.ts';
import * as words from '#words/site/finance';

/** A car's instalments beside its price. The server words them, so that pages load no more script. */
export interface InstalmentNote {
  /** 'From PKR 99,328 a month', the link to the finance page; null if no bank finances the car. */
  monthly: string | null;
  /** Term and down payment, what each kind of finance costs, and what is not confirmed of the car. */
  terms: string;
  /** The day of the rate, and that it is no offer; '' without figures. */
  basis: string;
  /** The car in the address of the finance page. */
  vehicle: string;
}

type NotedCar = FinanceFacts & Pick<Car, 'vehicleId' | 'basePrice' | 'sampleFacts'>;

/** Says that a fact on which the finance depends ships with the product. */
const markSampleFacts = ({ sampleFacts }: NotedCar, facts: readonly CarFact[]): string =>
  facts.some((fact) => sampleFacts.includes(fact)) ? words.sampleFacts : '';

const joinSentences = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

/** The down payment in percent of the price, with one decimal at most. */
const findShare = ({ downPayment, financed }: Instalments): number =>
  Math.round((downPayment / (downPayment + financed)) * 1_000) / 10;

/** States the assumptions of the figures in short; the finance page states them in full. */
function describeOpenFacts(car: NotedCar, rules: FinanceRules): string {
  const open = [
    isOriginOpen(car, rules) && words.openOrigin,
    isTermOpen(car, rules) && words.openEngine,
  ].filter((fact) => fact !== false);
  return open.length > 0 ? words.notConfirmed(open) : '';
}

/**
 * Builds the note on the level payments of both kinds of finance, under the rules in force today; null without rules or
 * a price. The lower one leads, because a visitor chooses the kind on the finance page.
 */
export function noteInstalments(
  car: NotedCar,
  listed: readonly FinanceRules[],
): InstalmentNote | null {
  const rules = findInForce(listed, todayInPakistan());
  if (!rules || car.basePrice <= 0) return null;
  const vehicle = car.vehicleId.toLowerCase();
  if (car.origin === 'imported' && !rules.isImportedAllowed) {
    const terms = joinSentences(words.importedCars, markSampleFacts(car, ['origin']));
    return { monthly: null, terms, basis: '', vehicle };
  }
  const calculate = (kind: FinanceKind) =>
    calculateInstalments({ ...car, kind, price: car.basePrice }, rules);
  const conventional = calculate('conventional');
  const ijarah = calculate('ijarah');
  if (conventional.financed === 0) return null;
  const kiborDay = formatDayInPakistan(rules.kiborOn);
  const lower = formatRupees(Math.min(conventional.monthly, ijarah.monthly));
  return {
    monthly: words.fromMonthly(lower),
    terms: joinSentences(
      words.termAndDown(
        conventional.months,
        formatRupees(conventional.downPayment),
        findShare(conventional),
      ),
      words.bothKinds(formatRupees(conventional.monthly), formatRupees(ijarah.monthly)),
      describeOpenFacts(car, rules),
    ),
    basis: joinSentences(
      rules.isSample ? words.sampleKiborOf(kiborDay) : words.kiborOf(kiborDay),
      words.illustration,
      markSampleFacts(car, ['origin', 'engineCc', 'fuel']),
    ),
    vehicle,
  };
}

/** The facts of a car on which its finance depends. */
type FinanceFacts = Pick<Car, 'origin' | 'engineCc' | 'fuel'>;

/** Whether the rules depend on where the car is made, and that is not known. */
const isOriginOpen = ({ origin }: FinanceFacts, rules: FinanceRules): boolean =>
  origin === null && !rules.isImportedAllowed;

/** Whether the longest term depends on the engine's size, and that is not known. */
export const isTermOpen = ({ engineCc, fuel }: FinanceFacts, rules: FinanceRules): boolean =>
  engineCc === null && fuel !== 'bev' && rules.monthsSmall !== rules.monthsLarge;

/** States the assumptions of a plan in sentences, where a fact of the car is not known or no rule covers the car. */
export function listAssumptions(car: FinanceFacts, rules: FinanceRules): string[] {
  const { monthsSmall, monthsLarge } = rules;
  return [
    isOriginOpen(car, rules) && words.originAssumed,
    isTermOpen(car, rules) && words.termAssumed(monthsSmall, monthsLarge),
    car.fuel === 'bev' && monthsSmall !== monthsLarge && words.electricTermAssumed(monthsLarge),
  ].filter((sentence) => sentence !== false);
}
