import { useWatch } from 'react-hook-form';
import type { City } from '#contract/prices/pricing.ts';
import { adjustmentTypes, cityAdmin, cityInput } from '#contract/prices/pricing-admin.ts';
import { z } from '#contract/zod.ts';
import { formatYesOrNo } from '../forms/edit-conflict.tsx';
import type { FormValues } from '../forms/editing.ts';
import { FormCheckbox, FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import type { Risk } from '../forms/saving.ts';
import { sendRecord } from '../forms/send-record.ts';
import {
  type Adjustment,
  formatAdjustmentChange,
  isLargeAdjustmentChange,
} from './price-change.ts';

const { texts } = cityAdmin;

const typeLabels: Record<string, string> = {
  fixed: 'Fixed (PKR)',
  percentage: 'Percentage of the base price',
};

/** Returns the adjustment that is typed; null while it is not valid. */
function parseAdjustment({ priceAdjustment, adjustmentType }: FormValues): Adjustment | null {
  const amount = z.safeParse(cityInput.shape.priceAdjustment, priceAdjustment);
  const type = z.safeParse(cityInput.shape.adjustmentType, adjustmentType);
  if (!amount.success || !type.success) return null;
  return { priceAdjustment: amount.data, adjustmentType: type.data };
}

/** Asks before saving a change of an adjustment that is so large that it may be a typing error. */
function findAdjustmentRisk(city: City | null, values: FormValues): Risk | null {
  const after = parseAdjustment(values);
  if (!city || !after || !isLargeAdjustmentChange(city, after)) return null;
  return {
    question: 'Save this adjustment?',
    detail: `${formatAdjustmentChange(city, after)}. Visitors see the prices at once.`,
    confirm: 'Save the adjustment',
  };
}

/** The fields of a city. */
function CityFields({ record }: { record: City | null }) {
  const [adjustmentType, priceAdjustment] = useWatch({
    name: ['adjustmentType', 'priceAdjustment'],
  });
  const isPercentage = adjustmentType === 'percentage';
  const typed = parseAdjustment({ adjustmentType, priceAdjustment });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormInput label="Name *" required name="name" maxLength={100} />
      <FormInput label="Province *" required name="province" maxLength={100} />
      <FormSelect
        label="Adjustment type"
        name="adjustmentType"
        choices={adjustmentTypes}
        formatLabel={(type) => typeLabels[type] ?? type}
      />
      <div>
        <FormInput
          label={isPercentage ? 'Price adjustment (%)' : 'Price adjustment (PKR)'}
          name="priceAdjustment"
          type="number"
          step={isPercentage ? 0.1 : 1}
        />
        <p role="status" className="mt-1 text-ink-soft">
          {record && typed && formatAdjustmentChange(record, typed)}
        </p>
      </div>
      <div className="sm:col-span-2">
        <FormTextArea label="Description" name="description" rows={3} maxLength={2000} />
      </div>
      <FormCheckbox label="Active: shown to visitors" name="isActive" />
    </div>
  );
}

/** The form of a city and its price adjustment (docs/spec/content.md#cities). */
export const cityForm: RecordForm<City> = {
  kind: cityAdmin,
  schema: cityInput,
  texts: {
    create: { title: 'Add New City', submit: 'Create City', failed: `${texts.createFailed}.` },
    edit: { title: 'Edit City', submit: 'Update City' },
  },
  failed: `${texts.updateFailed}.`,
  labels: {
    name: 'Name',
    province: 'Province',
    adjustmentType: 'Adjustment type',
    priceAdjustment: 'Price adjustment',
    description: 'Description',
    isActive: 'Active',
  },
  formatValue: formatYesOrNo,
  formatName: ({ name }) => name,
  toFormValues: (city) => ({
    name: city?.name ?? '',
    province: city?.province ?? '',
    adjustmentType: city?.adjustmentType ?? 'fixed',
    priceAdjustment: String(city?.priceAdjustment ?? 0),
    description: city?.description ?? '',
    isActive: city?.isActive ?? true,
  }),
  Fields: CityFields,
  send: (version, values) => sendRecord(cityAdmin, version, values),
  findRisk: findAdjustmentRisk,
  findUndo: ({ priceAdjustment, adjustmentType }, saved) =>
    priceAdjustment === saved.priceAdjustment && adjustmentType === saved.adjustmentType
      ? null
      : { priceAdjustment, adjustmentType },
};
