import { useWatch } from 'react-hook-form';
import { familyLabels, specificationGroups } from '#catalogue/specifications/facts.ts';
import { listTrims } from '#catalogue/trims.ts';
import { findVehicleBySlug, vehicles } from '#catalogue/vehicles.ts';
import {
  type Specification,
  specificationAdmin,
  specificationInput,
  specificationUrdu,
} from '#contract/prices/specifications.ts';
import { z } from '#contract/zod.ts';
import { FormInput, FormSelect, WholeWidth } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecord } from '../forms/send-record.ts';
import { UrduSection } from '../forms/urdu-section.tsx';
import {
  buildUrduSchema,
  fillUrdu,
  labelUrdu,
  packUrdu,
  type UrduField,
} from '../forms/urdu-values.ts';

const { texts } = specificationAdmin;

/** Formats a model's slug as its label. */
export const formatVehicle = (slug: string) => findVehicleBySlug(slug)?.label ?? slug;

const urduFields: readonly UrduField[] = [
  { name: 'group', label: 'Group', maxLength: 100 },
  { name: 'label', label: 'Label', maxLength: 100 },
  { name: 'value', label: 'Value', maxLength: 300 },
  { name: 'unit', label: 'Unit', maxLength: 30 },
];

/** The fields of a specification. */
function SpecificationFields({ record }: { record: Specification | null }) {
  const vehicle = findVehicleBySlug(useWatch({ name: 'vehicleId' }));
  const trims = vehicle ? listTrims(vehicle).map(({ label }) => label) : [];
  const trim: string = useWatch({ name: 'trim' });
  // A trim of another model stays in the list until the user changes it; the server rejects it.
  const choices = ['', ...new Set([...trims, ...(trim ? [trim] : [])])];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect
        label="Model *"
        required
        name="vehicleId"
        choices={['', ...vehicles.map(({ slug }) => slug)]}
        formatLabel={(slug) => formatVehicle(slug) || 'Select a model'}
      />
      <FormSelect
        label="Trim"
        name="trim"
        choices={choices}
        formatLabel={(label) => label || 'All trims'}
      />
      <FormInput
        label="Group *"
        required
        name="group"
        maxLength={100}
        list="specification-groups"
      />
      <datalist id="specification-groups">
        {specificationGroups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      <FormInput
        label="Label *"
        required
        name="label"
        maxLength={100}
        list="specification-labels"
      />
      <datalist id="specification-labels">
        {familyLabels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <FormInput label="Value" name="value" maxLength={300} />
      <FormInput label="Unit" name="unit" maxLength={30} />
      <FormInput label="Source (for staff only)" name="source" maxLength={300} />
      <FormInput label="Position" name="position" inputMode="numeric" />
      <WholeWidth>
        <UrduSection record={record} fields={urduFields} />
      </WholeWidth>
    </div>
  );
}

/** The form of a specification (docs/spec/content.md#specifications). */
export const specificationForm: RecordForm<Specification> = {
  kind: specificationAdmin,
  schema: z.extend(specificationInput, buildUrduSchema(specificationUrdu)),
  texts: {
    create: {
      title: 'Add New Specification',
      submit: 'Create Specification',
      failed: `${texts.createFailed}.`,
    },
    edit: { title: 'Edit Specification', submit: 'Update Specification' },
  },
  failed: `${texts.updateFailed}.`,
  labels: {
    vehicleId: 'Model',
    trim: 'Trim',
    group: 'Group',
    label: 'Label',
    value: 'Value',
    unit: 'Unit',
    source: 'Source',
    position: 'Position',
    ...labelUrdu(urduFields),
  },
  formatValue: (name, value) =>
    name === 'vehicleId' ? formatVehicle(String(value)) : String(value),
  formatName: ({ label }) => label,
  toFormValues: (specification) => ({
    vehicleId: specification?.vehicleId ?? '',
    trim: specification?.trim ?? '',
    group: specification?.group ?? '',
    label: specification?.label ?? '',
    value: specification?.value ?? '',
    unit: specification?.unit ?? '',
    source: specification?.source ?? '',
    position: String(specification?.position ?? 0),
    ...fillUrdu(urduFields, specification),
  }),
  Fields: SpecificationFields,
  send: (version, values) => sendRecord(specificationAdmin, version, packUrdu(urduFields, values)),
};
