import {
  type CompensationRules,
  compensationRulesAdmin,
  compensationRulesInput,
} from '#contract/finance/compensation-rules.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { z } from '#contract/zod.ts';
import { formatYesOrNo } from '../../forms/edit-conflict.tsx';
import { FormCheckbox, FormInput } from '../../forms/form-fields.tsx';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { sendRecord } from '../../forms/send-record.ts';
import { formatDay } from '../../ui/format.ts';
import { formatTyped, parseScaled } from '../tariff-form.ts';

const { texts } = compensationRulesAdmin;

const labels = {
  from: 'First day',
  daysUntilDue: 'Days after the first payment',
  kiborBp: 'KIBOR (% a year)',
  marginBp: 'On top of KIBOR (%)',
  isOn: 'The company makes this promise',
  sourceTitle: 'Source',
  sourceUrl: 'Address of the source',
} as const;

/** Converts a typed percentage to hundredths of a percent; other texts stay, so that the schema reports them. */
function toBasisPoints(typed: unknown): unknown {
  const scaled = parseScaled(typed, 100);
  return Number.isNaN(scaled) ? typed : scaled;
}

/** Validates the typed values and converts them to the API's input. */
const ruleSchema = z.pipe(
  z.transform<unknown, unknown>((typed) => {
    const values = typed as Record<string, unknown>;
    const { kiborBp, marginBp } = values;
    return { ...values, kiborBp: toBasisPoints(kiborBp), marginBp: toBasisPoints(marginBp) };
  }),
  compensationRulesInput,
);

/** The fields of the rules of compensation. */
function RuleFields() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormInput label={`${labels.from} *`} required name="from" type="date" />
      <FormInput
        label={`${labels.daysUntilDue} *`}
        required
        name="daysUntilDue"
        inputMode="numeric"
      />
      <FormInput label={`${labels.kiborBp} *`} required name="kiborBp" inputMode="decimal" />
      <FormInput label={`${labels.marginBp} *`} required name="marginBp" inputMode="decimal" />
      <div className="sm:col-span-2">
        <FormCheckbox label={labels.isOn} name="isOn" />
      </div>
      <FormInput label={`${labels.sourceTitle} *`} required name="sourceTitle" maxLength={300} />
      <FormInput label={labels.sourceUrl} name="sourceUrl" type="url" maxLength={2000} />
    </div>
  );
}

/** The form of the rules of compensation (docs/spec/prices.md#compensation-for-late-deliveries). */
export const compensationForm: RecordForm<CompensationRules> = {
  kind: compensationRulesAdmin,
  schema: ruleSchema as never,
  texts: {
    create: {
      title: 'Add Rules of Compensation',
      submit: 'Create Rules of Compensation',
      failed: `${texts.createFailed}.`,
    },
    edit: { title: 'Edit Rules of Compensation', submit: 'Update Rules of Compensation' },
  },
  failed: `${texts.updateFailed}.`,
  labels,
  formatName: ({ from }) => `Rules from ${formatDay(from)}`,
  formatValue: formatYesOrNo,
  toFormValues: (rules) => ({
    from: rules?.from ?? todayInPakistan(),
    daysUntilDue: formatTyped(rules?.daysUntilDue ?? 60),
    kiborBp: formatTyped(rules?.kiborBp, 100),
    marginBp: formatTyped(rules?.marginBp ?? 300, 100),
    isOn: rules?.isOn ?? true,
    sourceTitle: rules?.sourceTitle ?? '',
    sourceUrl: rules?.sourceUrl ?? '',
  }),
  Fields: RuleFields,
  send: (version, values) => sendRecord(compensationRulesAdmin, version, values),
};
