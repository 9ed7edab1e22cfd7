import type { FinanceKind } from '#contract/finance/instalments.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';
import * as words from '#words/site/finance';
import type { PriceFormData } from '../on-road/price-choice.ts';
import { MoreFields, PriceFields, TaxpayerField } from '../on-road/price-fields.tsx';
import { PriceHead } from '../on-road/price-head.tsx';
import { QueryForm } from '../on-road/query-form.tsx';
import type { FinanceFields } from './finance-fields.ts';
import type { Illustration } from './illustration.ts';
import { KindChips } from './kind-choice.tsx';
import { describeDown } from './plan-facts.tsx';

interface FinanceHeadProps {
  kind: FinanceKind;
  /** The choices that links to other kinds keep. */
  query: string;
  form: PriceFormData;
  fields: Pick<FinanceFields, 'typed' | 'errors'>;
  illustration: Illustration;
}

/** Heading and form of a kind, with the car and the monthly payment beside them. */
export function FinanceHead({ kind, query, form, fields, illustration }: FinanceHeadProps) {
  const { rules, plan } = illustration;
  const limits = plan &&
    rules && {
      minDown: plan.instalments.minDownPayment,
      months: plan.instalments.months,
      maxMonths: plan.instalments.maxMonths,
      rate: String(rules.rateBp / 100),
    };
  return (
    <PriceHead
      heading={words.pageTitle}
      picture={form.picture}
      price={<MonthlyPayment kind={kind} illustration={illustration} />}
    >
      <div className="mt-3 md:mt-6">
        <KindChips chosen={kind} query={query} />
        <p className="mt-5 mb-6 text-lg text-graphite-600 max-md:hidden lg:max-w-md">
          {words.kinds[kind].about}
        </p>
        <div className="mt-3 md:mt-0">
          <FinanceForm kind={kind} form={form} fields={fields} limits={limits} />
        </div>
      </div>
    </PriceHead>
  );
}

function MonthlyPayment({ kind, illustration }: Pick<FinanceHeadProps, 'kind' | 'illustration'>) {
  const { title, rules, plan, refusal, assumptions, isSample } = illustration;
  if (!plan || !rules) {
    return (
      <>
        <p className="text-graphite-300 md:text-lg">{title}</p>
        <p className="mt-2 max-w-lg text-2xl font-semibold tracking-tight text-balance md:text-3xl">
          {refusal}
        </p>
        {isSample && (
          <p className="mt-3 max-w-lg text-sm text-graphite-300">{words.sampleFigures}</p>
        )}
      </>
    );
  }
  const { instalments: result } = plan;
  const ofKind = words.kinds[kind];
  return (
    <>
      <p className="text-graphite-300 md:text-lg">{words.titleAndTerm(title, result.months)}</p>
      <p className="latin-name mt-1 text-[clamp(2.25rem,10.5vw,3.5rem)] leading-none font-semibold tracking-tight whitespace-nowrap tabular xl:text-[clamp(3rem,4.6vw,5rem)]">
        {formatRupees(result.monthly)}
      </p>
      <p className="mt-2 text-graphite-300 md:text-lg">
        {result.isFalling ? words.falling : words.monthly(ofKind.payment)}
      </p>
      <dl className="mt-8 max-w-lg border-t border-white/15">
        <div className="flex flex-wrap justify-between gap-x-6 border-b border-white/15 py-3">
          <dt className="text-graphite-300">{ofKind.down}</dt>
          <dd className="tabular">
            {formatRupees(result.downPayment)}
            <span className="ms-3 text-graphite-300">{formatLakh(result.downPayment)}</span>
          </dd>
        </div>
      </dl>
      <p className="mt-3 max-w-lg text-sm text-graphite-300">{describeDown(plan, rules)}</p>
      <Assumptions assumptions={assumptions} className="mt-3 max-w-lg text-sm" />
      {/* Phones have it here, so that the payment is in the first view. */}
      <p className="mt-3 max-w-lg text-sm text-graphite-300 md:hidden">{ofKind.about}</p>
      <p className="mt-3 max-w-lg text-sm text-graphite-300">
        {words.illustration}
        {isSample && ` ${words.sampleFigures}`}
      </p>
    </>
  );
}

interface FinanceFormProps {
  kind: FinanceKind;
  form: PriceFormData;
  fields: Pick<FinanceFields, 'typed' | 'errors'>;
  /** What the rules allow for the chosen car; null without rules. */
  limits: { minDown: number; months: number; maxMonths: number; rate: string } | null;
}

/** The terms in half years that a bank may offer, with the chosen one. */
function listTerms({ months, maxMonths }: { months: number; maxMonths: number }): number[] {
  const halfYears = Array.from(
    { length: Math.floor(maxMonths / 6) },
    (_, index) => 6 * (index + 1),
  );
  return [...new Set([...halfYears, maxMonths, months])].sort((a, b) => a - b);
}

/** What the visitor may choose: car, city, buyer, down payment, term, rate and other instalments. */
function FinanceForm({ kind, form, fields: { typed, errors }, limits }: FinanceFormProps) {
  const ofKind = words.kinds[kind];
  return (
    <QueryForm action="/finance" className="grid gap-3 md:gap-5">
      <input type="hidden" name="kind" value={kind} />
      <PriceFields {...form} />
      <div className="flex gap-4 md:gap-5">
        <div className="grow">
          <TextField
            name="down"
            label={ofKind.down}
            className="control-line"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.down}
            hint={limits ? words.atLeast(formatRupees(limits.minDown)) : undefined}
            error={errors.down}
          />
        </div>
        {limits && (
          <div className="w-29 flex-none md:w-34">
            <SelectField
              name="months"
              label={words.term}
              className="control-line whitespace-nowrap"
              isPreselected
              defaultValue={String(limits.months)}
              error={errors.months}
            >
              {listTerms(limits).map((months) => (
                <option key={months} value={months}>
                  {words.termOf(months)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
      <MoreFields
        title={words.moreFields(ofKind.rate)}
        isUsed={Boolean(typed.rate || typed.other) || form.chosen.taxpayer !== 'atl'}
      >
        <TaxpayerField {...form} />
        <TextField
          name="rate"
          label={words.rateField(ofKind.rate)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.rate || limits?.rate}
          error={errors.rate}
        />
        <TextField
          name="other"
          label={words.otherPayments}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.other}
          hint={words.otherPaymentsHint}
          error={errors.other}
        />
      </MoreFields>
      <Button type="submit" variant="outline" className="w-full">
        {words.calculate}
      </Button>
    </QueryForm>
  );
}

/** The assumptions that figures make about a car, one sentence each; nothing if all its facts are known. */
export const Assumptions = ({
  assumptions,
  className,
}: {
  assumptions: readonly string[];
  className: string;
}) =>
  assumptions.length > 0 && (
    <ul className={`grid gap-2 ${className}`}>
      {assumptions.map((sentence) => (
        <li key={sentence} className="border-s-2 border-current/40 ps-3 text-pretty">
          {sentence}
        </li>
      ))}
    </ul>
  );
