import {
  type FinanceRules,
  financeRulesAdmin,
  financeRulesInput,
} from '#contract/finance/rules.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { z } from '#contract/zod.ts';
import { formatYesOrNo } from '../../forms/edit-conflict.tsx';
import { FieldGroup, FormCheckbox, FormInput } from '../../forms/form-fields.tsx';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { sendRecord } from '../../forms/send-record.ts';
import { formatTyped, parseScaled } from '../tariff-form.ts';

const { texts } = financeRulesAdmin;

/** The fields that are typed in percent and stored in hundredths of a percent, with their labels. */
const percentFields = {
  minDownBp: 'Least down payment (%)',
  incomeShareBp: 'Largest share of income (%)',
  kiborBp: 'KIBOR (% a year)',
  spreadBp: 'Spread of banks (%)',
  islamicRateBp: 'Islamic rate (% a year)',
  insuranceBp: 'Insurance (% of the price a year)',
  takafulBp: 'Takaful (% of the price a year)',
  nonFilerLeaseBp: 'Tax on leases of non-filers (%)',
} as const;

type PercentField = keyof typeof percentFields;
const percentNames = Object.keys(percentFields) as PercentField[];

/** Converts typed percentages to hundredths of a percent; other texts stay, so that the schema reports them. */
function toRuleInput(values: Record<string, unknown>): Record<string, unknown> {
  const converted = percentNames.map((name) => {
    const scaled = parseScaled(values[name], 100);
    return [name, Number.isNaN(scaled) ? values[name] : scaled];
  });
  return { ...values, ...Object.fromEntries(converted) };
}

/** Validates the typed values and converts them to the API's input. */
const ruleSchema = z.pipe(
  z.transform<unknown, unknown>((values) => toRuleInput(values as Record<string, unknown>)),
  financeRulesInput,
);

/** The form values of finance rules, or those of new ones. */
const toRuleValues = (rules: FinanceRules | null) => ({
  label: rules?.label ?? '',
  from: rules?.from ?? todayInPakistan(),
  cap: formatTyped(rules?.cap ?? 3_000_000),
  monthsSmall: formatTyped(rules?.monthsSmall ?? 60),
  monthsLarge: formatTyped(rules?.monthsLarge ?? 36),
  isImportedAllowed: rules?.isImportedAllowed ?? false,
  kiborTenor: rules?.kiborTenor ?? '1 year',
  kiborOn: rules?.kiborOn ?? todayInPakistan(),
  sourceTitle: rules?.sourceTitle ?? '',
  sourceUrl: rules?.sourceUrl ?? '',
  ...Object.fromEntries(percentNames.map((name) => [name, formatTyped(rules?.[name], 100)])),
});

function PercentInput({ name }: { name: PercentField }) {
  return (
    <FormInput
      label={`${percentFields[name]} *`}
      required
      name={name}
      inputMode="decimal"
      maxLength={10}
    />
  );
}

/** The fields of finance rules. */
function RuleFields() {
  return (
    <>
      <FieldGroup title="Rules">
        <FormInput label="Label *" required name="label" maxLength={120} />
        <FormInput label="First day *" required name="from" type="date" />
        <FormInput label="Most financed (PKR) *" required name="cap" inputMode="numeric" />
        <PercentInput name="minDownBp" />
        <FormInput
          label="Longest term up to 1,000 cc (months) *"
          required
          name="monthsSmall"
          inputMode="numeric"
        />
        <FormInput
          label="Longest term above (months) *"
          required
          name="monthsLarge"
          inputMode="numeric"
        />
        <PercentInput name="incomeShareBp" />
        <PercentInput name="nonFilerLeaseBp" />
        <FormCheckbox label="Banks may finance imported cars" name="isImportedAllowed" />
      </FieldGroup>
      <FieldGroup title="Rates">
        <PercentInput name="kiborBp" />
        <PercentInput name="spreadBp" />
        <FormInput label="Tenor of KIBOR *" required name="kiborTenor" maxLength={40} />
        <FormInput label="Day of KIBOR *" required name="kiborOn" type="date" />
        <PercentInput name="islamicRateBp" />
        <PercentInput name="insuranceBp" />
        <PercentInput name="takafulBp" />
      </FieldGroup>
      <FieldGroup title="Source">
        <FormInput label="Source *" required name="sourceTitle" maxLength={300} />
        <FormInput label="Address of the source" name="sourceUrl" type="url" maxLength={2000} />
      </FieldGroup>
    </>
  );
}

/** The form of finance rules (docs/spec/prices.md#finance-rules). */
export const financeForm: RecordForm<FinanceRules> = {
  kind: financeRulesAdmin,
  schema: ruleSchema as never,
  texts: {
    create: {
      title: 'Add Finance Rules',
      submit: 'Create Finance Rules',
      failed: `${texts.createFailed}.`,
    },
    edit: { title: 'Edit Finance Rules', submit: 'Update Finance Rules' },
  },
  failed: `${texts.updateFailed}.`,
  labels: {
    label: 'Label',
    from: 'First day',
    cap: 'Most financed (PKR)',
    monthsSmall: 'Longest term up to 1,000 cc (months)',
    monthsLarge: 'Longest term above (months)',
    isImportedAllowed: 'Banks may finance imported cars',
    kiborTenor: 'Tenor of KIBOR',
    kiborOn: 'Day of KIBOR',
    sourceTitle: 'Source',
    sourceUrl: 'Address of the source',
    ...percentFields,
  },
  formatValue: formatYesOrNo,
  formatName: ({ label }) => label,
  toFormValues: toRuleValues,
  Fields: RuleFields,
  send: (version, values) => sendRecord(financeRulesAdmin, version, values),
};
