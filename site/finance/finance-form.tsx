import type { FinanceKind } from '#contract/finance/instalments.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PriceFormData } from '../on-road/price-choice.ts';
import { MoreFields, PriceFields, TaxpayerField } from '../on-road/price-fields.tsx';
import { QueryForm } from '../on-road/query-form.tsx';
import type { FinanceFields } from './finance-fields.ts';
import { financeWords } from './words.ts';

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
export function FinanceForm({ kind, form, fields: { typed, errors }, limits }: FinanceFormProps) {
  const words = financeWords[kind];
  return (
    <QueryForm action="/finance" className="grid gap-3 md:gap-5">
      <input type="hidden" name="kind" value={kind} />
      <PriceFields {...form} />
      <div className="flex gap-4 md:gap-5">
        <div className="grow">
          <TextField
            name="down"
            label={words.down}
            className="control-line"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.down}
            hint={limits ? `At least ${formatRupees(limits.minDown)}` : undefined}
            error={errors.down}
          />
        </div>
        {limits && (
          <div className="w-29 flex-none md:w-34">
            <SelectField
              name="months"
              label="Term"
              className="control-line whitespace-nowrap"
              isPreselected
              defaultValue={String(limits.months)}
              error={errors.months}
            >
              {listTerms(limits).map((months) => (
                <option key={months} value={months}>
                  {months} months
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
      <MoreFields
        title={`${words.rate} and more`}
        isUsed={Boolean(typed.rate || typed.other) || form.chosen.taxpayer !== 'atl'}
      >
        <TaxpayerField {...form} />
        <TextField
          name="rate"
          label={`${words.rate}, % a year`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.rate || limits?.rate}
          error={errors.rate}
        />
        <TextField
          name="other"
          label="Other payments to banks a month, in rupees"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.other}
          hint="They raise the income that the bank asks for"
          error={errors.other}
        />
      </MoreFields>
      <Button type="submit" variant="outline" className="w-full">
        Calculate
      </Button>
    </QueryForm>
  );
}
