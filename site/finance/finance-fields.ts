import { numberInput } from '#contract/input/number-input.ts';
import { z } from '#contract/zod.ts';
import * as words from '#words/site/finance';

const rupees = (name: string) => numberInput({ name, min: 0, max: 999_999_999, missing: '' });

const inputs = {
  down: rupees(words.amountName),
  months: numberInput({ name: words.monthsName, min: 1, max: 120, missing: '' }),
  rate: numberInput({ name: words.rateName, min: 0, max: 50, missing: '', decimals: 2 }),
  other: rupees(words.amountName),
} as const;

type FieldName = keyof typeof inputs;

const fieldNames = Object.keys(inputs) as FieldName[];

/** What the visitor typed, parsed as numbers, and messages about values that are not numbers. */
export interface FinanceFields {
  typed: Record<FieldName, string>;
  /** Undefined if a field is empty or invalid: the rules then set the value. */
  values: {
    down: number | undefined;
    months: number | undefined;
    rateBp: number | undefined;
    other: number | undefined;
  };
  errors: Partial<Record<FieldName, string>>;
}

const dropPercent = (typed: string): string =>
  typed.endsWith('%') ? typed.slice(0, -1).trimEnd() : typed;

/** Reads the amounts of the finance page from its address. */
export function readFinanceFields(query: URLSearchParams): FinanceFields {
  const typed = {} as FinanceFields['typed'];
  const errors: FinanceFields['errors'] = {};
  const read = (name: FieldName): number | undefined => {
    typed[name] = query.get(name)?.trim().slice(0, 40) ?? '';
    if (typed[name] === '') return undefined;
    const result = z.safeParse(inputs[name], dropPercent(typed[name]));
    if (result.success) return result.data;
    errors[name] = result.error.issues[0]?.message ?? words.noNumber;
    return undefined;
  };
  const [down, months, rate, other] = fieldNames.map(read);
  const rateBp = rate === undefined ? undefined : Math.round(rate * 100);
  return { typed, values: { down, months, rateBp, other }, errors };
}
