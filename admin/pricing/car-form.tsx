import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { formatRupees } from '#contract/format/rupees.ts';
import type { Page } from '#contract/http/http.ts';
import type { Car } from '#contract/prices/pricing.ts';
import {
  carAdmin,
  carInput,
  carUpdate,
  type PriceChange,
  priceHistoryPath,
} from '#contract/prices/pricing-admin.ts';
import { z } from '#contract/zod.ts';
import { callApi, describeFailure } from '../api.ts';
import { formatYesOrNo } from '../forms/edit-conflict.tsx';
import type { FormValues } from '../forms/editing.ts';
import { FormCheckbox, FormInput, FormTextArea } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import type { Risk } from '../forms/saving.ts';
import { sendRecord } from '../forms/send-record.ts';
import { Moment } from '../lists/dates.tsx';
import { recordKeys } from '../lists/record-cache.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { CarFactFields, DealFields } from './car-fact-fields.tsx';
import { findPriceChange, formatPriceChange, isLargeChange } from './price-change.ts';

/** The prices that a car had, newest first, with who set them and why. */
function PriceHistory({ carId }: { carId: string }) {
  const headingId = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...recordKeys.record(carAdmin, carId), 'prices'],
    queryFn: ({ signal }) => callApi<Page<PriceChange>>(priceHistoryPath(carId), { signal }),
  });
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-4 sm:col-span-2">
      <h3 id={headingId} className="mb-2 font-semibold">
        Price history
      </h3>
      {isPending && <p role="status">Loading...</p>}
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {data?.data.length === 0 && <p className="text-ink-soft">No prices yet.</p>}
      <ol className="grid gap-1.5">
        {data?.data.map((change) => (
          <li key={change._id} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{formatRupees(change.basePrice)}</span>
            <span className="text-ink-soft">
              since <Moment iso={change.createdAt} />
              {change.by && `, ${change.by}`}
            </span>
            {change.reason && <span className="wrap-anywhere">{change.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

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
          <FormInput label="Why the price changes *" required name="priceReason" maxLength={300} />
        </div>
      )}
      {car?.isSample && !change && (
        <FormCheckbox label="This price is right: stop calling it a sample" name="confirmsPrice" />
      )}
    </div>
  );
}

/** Asks before saving a price change that is so large that it may be a typing error. */
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
      <CarFactFields car={record} />
      <DealFields />
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
  z.extend(carInput, {
    confirmsPrice: carUpdate.shape.confirmsPrice,
    confirmsFacts: carUpdate.shape.confirmsFacts,
  }),
);

/** The text of a field for a number that may be unknown. */
const toText = (value: number | null | undefined) => String(value ?? '');

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
    bookingAmount: 'Booking amount (PKR)',
    deliveryWeeks: 'Delivery (weeks)',
    deliveryStatedOn: 'Delivery stated on',
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
    confirmsFacts: false,
    fuel: car?.fuel ?? '',
    origin: car?.origin ?? '',
    engineCc: toText(car?.engineCc),
    batteryKwh: toText(car?.batteryKwh),
    litresPer100Km: toText(car?.litresPer100Km),
    kwhPer100Km: toText(car?.kwhPer100Km),
    bookingAmount: toText(car?.bookingAmount),
    deliveryWeeks: toText(car?.deliveryWeeks),
    deliveryStatedOn: car?.deliveryStatedOn ?? '',
    imageUrl: car?.imageUrl ?? '',
    description: car?.description ?? '',
    isActive: car?.isActive ?? true,
  }),
  Fields: CarFields,
  send: (version, values) => sendRecord(carAdmin, version, values),
  findRisk: findPriceRisk,
  findUndo: ({ basePrice }, saved) =>
    basePrice === saved.basePrice ? null : { basePrice, priceReason: 'The last change was undone' },
};
