import type { Car } from '#contract/pricing.ts';
import { carAdmin, carInput } from '#contract/pricing-admin.ts';
import { FormCheckbox, FormInput, FormTextArea } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecord } from '../forms/send-record.ts';
import { yesOrNo } from '../forms/yes-or-no.ts';

const { texts } = carAdmin;

/** The fields of a car. */
function CarFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormInput label="Name *" name="name" maxLength={100} />
      <FormInput label="Model *" name="model" maxLength={100} />
      <FormInput label="Variant" name="variant" maxLength={100} />
      <FormInput
        label="Vehicle ID *"
        name="vehicleId"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <FormInput label="Base price (PKR) *" name="basePrice" inputMode="numeric" maxLength={20} />
      <FormInput label="Image URL" name="imageUrl" type="url" maxLength={2000} />
      <div className="sm:col-span-2">
        <FormTextArea label="Description" name="description" rows={3} maxLength={2000} />
      </div>
      <FormCheckbox label="Active: shown to visitors" name="isActive" />
    </div>
  );
}

/** The form of a car of the price list (document 3, section 5). */
export const carForm: RecordForm<Car> = {
  kind: carAdmin,
  schema: carInput,
  texts: {
    create: { title: 'Add New Car', submit: 'Create Car', failed: `${texts.createFailed}.` },
    edit: { title: 'Edit Car', submit: 'Update Car' },
  },
  failed: `${texts.updateFailed}.`,
  labels: {
    name: 'Name',
    model: 'Model',
    variant: 'Variant',
    vehicleId: 'Vehicle ID',
    basePrice: 'Base price (PKR)',
    imageUrl: 'Image URL',
    description: 'Description',
    isActive: 'Active',
  },
  textOf: yesOrNo,
  nameOf: ({ name }) => name,
  typedOf: (car) => ({
    name: car?.name ?? '',
    model: car?.model ?? '',
    variant: car?.variant ?? '',
    vehicleId: car?.vehicleId ?? '',
    basePrice: String(car?.basePrice ?? 0),
    imageUrl: car?.imageUrl ?? '',
    description: car?.description ?? '',
    isActive: car?.isActive ?? true,
  }),
  Fields: CarFields,
  send: (version, values) => sendRecord(carAdmin, version, values),
};
