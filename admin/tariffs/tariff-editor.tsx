import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { FormProvider, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { jurisdictionCodes, jurisdictions } from '#contract/on-road/jurisdictions.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import { tariffAdmin } from '#contract/on-road/tariffs-admin.ts';
import { takeFocus } from '#ui/take-focus.ts';
import { DiscardGuard } from '../forms/discard-guard.tsx';
import { FieldsOrConflict } from '../forms/edit-conflict.tsx';
import { useEditing } from '../forms/editing.ts';
import { FormFooter } from '../forms/form-dialog.tsx';
import { FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import { submitBy, useSaving } from '../forms/saving.ts';
import { sendRecord } from '../forms/send-record.ts';
import { useDialogExit } from '../lists/list-address.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { LineTable } from './lines/line-table.tsx';
import {
  formatTariffValue,
  type TariffValues,
  tariffLabels,
  tariffSchema,
  toTariffValues,
} from './tariff-form.ts';

/** The sources of a tariff: what they are and where they are. */
function SourceFields() {
  const { control } = useFormContext<TariffValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sources' });
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <FormInput
            label={`Source ${index + 1}`}
            name={`sources.${index}.title`}
            maxLength={200}
          />
          <FormInput
            label={`Address of source ${index + 1}`}
            name={`sources.${index}.url`}
            type="url"
            maxLength={2000}
          />
          <IconButton
            label={`Remove source ${index + 1}`}
            icon={Trash2}
            className="hover:text-red sm:mt-6"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div>
        <Button onClick={() => append({ title: '', url: '' })}>
          <Plus aria-hidden size={16} />
          Add source
        </Button>
      </div>
    </div>
  );
}

const { texts } = tariffAdmin;

/** The price above which non-filers may not buy a car, and since when. Only the federal tariff has it. */
function NonFilerFields() {
  if (useWatch({ name: 'jurisdiction' }) !== 'PK') return null;
  return (
    <>
      <FormInput
        label="Most a non-filer may pay for a car (PKR, s. 114C)"
        name="nonFilerLimit"
        inputMode="numeric"
        maxLength={20}
      />
      <FormInput label="In force from (empty: not notified)" name="nonFilerLimitFrom" type="date" />
    </>
  );
}

/** The fields of a tariff: its name, period, sources and lines. */
function TariffFields() {
  return (
    <>
      <Panel title="Tariff">
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <FormSelect
            label="Jurisdiction *"
            required
            name="jurisdiction"
            choices={jurisdictionCodes}
            formatLabel={(code) => jurisdictions[code as keyof typeof jurisdictions]}
          />
          <FormInput label="Label *" required name="label" maxLength={120} />
          <FormInput label="First day *" required name="from" type="date" />
          <FormInput label="First day after it (empty: open)" name="until" type="date" />
          <FormInput label="Checked with its sources on" name="checkedOn" type="date" />
          <NonFilerFields />
          <div className="sm:col-span-2 xl:col-span-4">
            <FormTextArea label="Note" name="note" rows={2} maxLength={2000} />
          </div>
        </div>
      </Panel>
      <Panel title="Sources">
        <SourceFields />
      </Panel>
      <Panel title="Lines">
        <LineTable />
      </Panel>
    </>
  );
}

const tariffForm = {
  schema: tariffSchema as never,
  labels: tariffLabels,
  formatValue: formatTariffValue,
  toFormValues: toTariffValues,
};

/** The editor of a draft, or of a new one for null. Ctrl+Enter (or ⌘+Enter) saves. */
export function TariffEditor({
  version,
  onSaved,
}: {
  version: TariffVersion | null;
  onSaved: (saved: TariffVersion) => void;
}) {
  const exit = useDialogExit('edit');
  const editing = useEditing<TariffVersion>({
    form: `tariffs ${version?._id ?? 'new'}`,
    record: version,
    ...tariffForm,
  });
  const { form, isDirty, canLeave } = editing;
  const stored = useRef<TariffVersion>(null);
  const saving = useSaving<TariffVersion>({
    kind: tariffAdmin,
    editing,
    send: async (edited, values) => {
      stored.current = await sendRecord<TariffVersion>(tariffAdmin, edited, values);
      return stored.current;
    },
    saved: ({ label }) => `${label} is saved as a draft.`,
    onSaved: () => stored.current && onSaved(stored.current),
  });
  return (
    <FormProvider {...form}>
      <form {...submitBy(saving.save)} className="grid gap-4">
        <h2 tabIndex={-1} ref={takeFocus} className="text-base font-semibold outline-none">
          {version ? `Edit ${version.label}` : 'New draft'}
        </h2>
        <FieldsOrConflict view={tariffForm} editing={editing} saving={saving}>
          <TariffFields />
        </FieldsOrConflict>
        <FormFooter
          saving={saving}
          submit="Save Draft"
          failed={`${version ? texts.updateFailed : texts.createFailed}.`}
          onCancel={exit.close}
        />
      </form>
      <DiscardGuard isDirty={isDirty} canLeave={canLeave} onStay={exit.stay} parameter="edit" />
    </FormProvider>
  );
}
