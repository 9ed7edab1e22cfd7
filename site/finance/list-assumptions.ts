import type { FinanceRules } from '#contract/finance/rules.ts';
import type { Car } from '#contract/prices/pricing.ts';

/** The facts of a car on which its finance depends. */
export type FinanceFacts = Pick<Car, 'origin' | 'engineCc' | 'fuel'>;

/** Whether the rules depend on where the car is made, and that is not known. */
export const isOriginOpen = ({ origin }: FinanceFacts, rules: FinanceRules): boolean =>
  origin === null && !rules.isImportedAllowed;

/** Whether the longest term depends on the engine's size, and that is not known. */
export const isTermOpen = ({ engineCc, fuel }: FinanceFacts, rules: FinanceRules): boolean =>
  engineCc === null && fuel !== 'bev' && rules.monthsSmall !== rules.monthsLarge;

/** Says in sentences what a plan takes for granted, because a fact of the car is not known or no rule names it. */
export function listAssumptions(car: FinanceFacts, rules: FinanceRules): string[] {
  const { monthsSmall, monthsLarge } = rules;
  return [
    isOriginOpen(car, rules) &&
      'It is not confirmed whether this car is made in Pakistan or imported. No bank may finance an imported car, so these figures count only if it is made in Pakistan.',
    isTermOpen(car, rules) &&
      `The size of its engine is not confirmed. The longest term is ${monthsSmall} months up to 1,000 cc and ${monthsLarge} months above; these figures take ${monthsLarge}.`,
    car.fuel === 'bev' &&
      monthsSmall !== monthsLarge &&
      `No rule names the longest term of an electric car; these figures take that of engines above 1,000 cc, ${monthsLarge} months.`,
  ].filter((sentence) => sentence !== false);
}
