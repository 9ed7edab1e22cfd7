import { useWatch } from 'react-hook-form';
import {
  type Fuel,
  fuelLabels,
  fuels,
  type Origin,
  origins,
} from '#contract/on-road/tariff-lines.ts';
import type { Car } from '#contract/pricing.ts';
import { carAdmin, carInput, carUpdate } from '#contract/pricing-admin.ts';
import { z } from '#contract/zod.ts';
import type { FormValues } from '../forms/editing.ts';
import { FormCheckbox, FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import { formatYesOrNo } from '../forms/format-yes-or-no.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import type { Risk } from '../forms/saving.ts';
import { sendRecord } from '../forms/send-record.ts';
import { findPriceChange, formatPriceChange, isLargeChange } from './price-change.ts';
import { PriceHistory } from './price-history.tsx';

const { texts } = carAdmin;

/** The price field, with how the price changes from the stored one. */
function PriceField({ car }: { car: Car | null }) {
  const typed = useWatch({ name: 'basePrice' });
  const { data: price } = z.safeParse(carInput.shape.basePrice, typed);
  const change = findPriceChange(car, price);
  return (
    <div>
      <FormInput
        label="Base price (PKR) *"
        required
        name="basePrice"
        inputMode="numeric"
        maxLength={20}
      />
      <p role="status" className="mt-1 text-ink-soft">
        {change && formatPriceChange(change)}
      </p>
      {change && (
        <div className="mt-3">
          <FormInput label="Why the price changes" name="priceReason" maxLength={300} />
        </div>
      )}
      {car?.isSample && !change && (
        <FormCheckbox label="This price is right: stop calling it a sample" name="confirmsPrice" />
      )}
    </div>
  );
}

const originLabels: Readonly<Record<Origin, string>> = {
  local: 'Assembled in Pakistan',
  imported: 'Imported',
};

/** The facts that tariffs and running costs depend on. An empty one leaves figures open. */
function FactFields() {
  return (
    <fieldset className="grid items-start gap-4 rounded-panel border border-line p-3 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 font-semibold">Facts for on-road prices</legend>
      <p className="text-ink-soft sm:col-span-2">
        Enter the factory’s exact figures. Charges that depend on an empty one are left open.
      </p>
      <FormSelect
        label="Driven by"
        name="fuel"
        choices={['', ...fuels]}
        formatLabel={(fuel) => fuelLabels[fuel as Fuel] ?? 'Not known'}
      />
      <FormSelect
        label="Made"
        name="origin"
        choices={['', ...origins]}
        formatLabel={(origin) => originLabels[origin as Origin] ?? 'Not known'}
      />
      <FormInput label="Engine (cc)" name="engineCc" inputMode="numeric" maxLength={12} />
      <FormInput label="Battery (kWh)" name="batteryKwh" inputMode="decimal" maxLength={10} />
      <FormInput
        label="Litres for 100 km"
        name="litresPer100Km"
        inputMode="decimal"
        maxLength={10}
      />
      <FormInput label="kWh for 100 km" name="kwhPer100Km" inputMode="decimal" maxLength={10} />
    </fieldset>
  );
}

/** Asks before a price is saved that moves so far that it may be a typing error. */
function findPriceRisk(car: Car | null, values: FormValues): Risk | null {
  const change = findPriceChange(car, values.basePrice);
  if (!change || !isLargeChange(change)) return null;
  return {
    question: 'Save this price?',
    detail: `${formatPriceChange(change)}. Visitors see it at once.`,
    confirm: 'Save the price',
  };
}

/** The fields of a car. */
function CarFields({ record }: { record: Car | null }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormInput label="Name *" required name="name" maxLength={100} />
      <FormInput label="Model *" required name="model" maxLength={100} />
      <FormInput label="Variant" name="variant" maxLength={100} />
      <FormInput
        label="Vehicle ID *"
        required
        name="vehicleId"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <PriceField car={record} />
      <FormInput label="Image URL" name="imageUrl" type="url" maxLength={2000} />
      <FactFields />
      <div className="sm:col-span-2">
        <FormTextArea label="Description" name="description" rows={3} maxLength={2000} />
      </div>
      <FormCheckbox label="Active: shown to visitors" name="isActive" />
      {record && <PriceHistory carId={record._id} />}
    </div>
  );
}

/** Checks the form: a select without a choice is an unknown fact. */
const carSchema = z.pipe(
  z.transform<unknown, unknown>((values) => {
    const car = values as FormValues;
    return { ...car, fuel: car.fuel || null, origin: car.origin || null };
  }),
  z.extend(carInput, { confirmsPrice: carUpdate.shape.confirmsPrice }),
);

/** The form of a car (docs/spec/content.md#cars). */
export const carForm: RecordForm<Car> = {
  kind: carAdmin,
  schema: carSchema as never,
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
    fuel: 'Driven by',
    origin: 'Made',
    engineCc: 'Engine (cc)',
    batteryKwh: 'Battery (kWh)',
    litresPer100Km: 'Litres for 100 km',
    kwhPer100Km: 'kWh for 100 km',
    imageUrl: 'Image URL',
    description: 'Description',
    isActive: 'Active',
  },
  formatValue: formatYesOrNo,
  formatName: ({ name }) => name,
  toFormValues: (car) => ({
    name: car?.name ?? '',
    model: car?.model ?? '',
    variant: car?.variant ?? '',
    vehicleId: car?.vehicleId ?? '',
    basePrice: String(car?.basePrice ?? 0),
    priceReason: '',
    confirmsPrice: false,
    fuel: car?.fuel ?? '',
    origin: car?.origin ?? '',
    engineCc: String(car?.engineCc ?? ''),
    batteryKwh: String(car?.batteryKwh ?? ''),
    litresPer100Km: String(car?.litresPer100Km ?? ''),
    kwhPer100Km: String(car?.kwhPer100Km ?? ''),
    imageUrl: car?.imageUrl ?? '',
    description: car?.description ?? '',
    isActive: car?.isActive ?? true,
  }),
  Fields: CarFields,
  send: (version, values) => sendRecord(carAdmin, version, values),
  findRisk: findPriceRisk,
  findUndo: ({ basePrice }, saved) => (basePrice === saved.basePrice ? null : { basePrice }),
};
