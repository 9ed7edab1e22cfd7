import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatRupees } from '#contract/format/rupees.ts';
import { carLabel } from '#contract/prices/pricing.ts';
import { FreeTimes } from '../../calendar/free-times.tsx';
import { FormInput, FormSelect, FormTextArea, useField } from '../../forms/form-fields.tsx';
import { useUser } from '../../session/session.ts';
import { useDealerLabels } from '../lead-queries.ts';
import { useLeadScreen } from '../lead-view.ts';
import { type EntryField, listCorrectedFields, listNewFields } from './entry-fields.ts';
import { PhoneField } from './phone-field.tsx';
import { listColors, usePrice, usePriceList } from './price-list.ts';

/** The props of a customer's field. */
interface FieldProps {
  name: string;
  label: string;
  required: boolean;
}

/** Reads a text field of the surrounding form. */
function useText(name: string): string {
  const value: unknown = useWatch({ name });
  return typeof value === 'string' ? value : '';
}

/**
 * Clears the chosen time when vehicle, service type or dealership changes: free times depend on them, and a time that
 * is no longer shown would be sent unnoticed.
 */
function useClearedTime(name: string, dealership: string | null): void {
  const { subscribe, setValue } = useFormContext();
  useEffect(
    () =>
      subscribe({
        name: ['selectedVehicle', 'selectedServiceType', dealership ?? ''],
        exact: true,
        formState: { values: true },
        // A reset of the whole form names no field.
        callback: ({ name: changed }) => {
          if (changed) setValue(name, '', { shouldDirty: true });
        },
      }),
    [subscribe, setValue, name, dealership],
  );
}

/** A free time of the dealer, once dealer and vehicle are known; nothing where the dealer offers none. */
function SlotField({ name, label }: FieldProps) {
  const { facts } = useLeadScreen();
  const { setValue } = useFormContext();
  const { error } = useField(name);
  const dealers = useDealerLabels();
  const dealership = useText(facts.dealership ?? '');
  const vehicle = useText('selectedVehicle');
  const serviceType = useText('selectedServiceType');
  const slot = useText(name);
  useClearedTime(name, facts.dealership);
  const dealerId = [...dealers].find(([, each]) => each === dealership)?.[0] ?? '';
  const { appointment } = facts;
  if (!appointment || !dealerId || !vehicle) return null;
  function choose(chosen: string) {
    if (!appointment) return;
    const [day = '', time = ''] = chosen.split('T');
    setValue(name, chosen, { shouldDirty: true });
    // The time says when the customer wants to come.
    if (!chosen) return;
    setValue(appointment.date, day, { shouldDirty: true, shouldValidate: true });
    setValue(appointment.time, time, { shouldDirty: true });
  }
  return (
    <section aria-label={label} className="grid gap-1 sm:col-span-2">
      <h3 className="font-medium">{label}</h3>
      <FreeTimes
        key={`${dealerId} ${vehicle} ${serviceType}`}
        wish={{ kind: appointment.kind, dealerId, vehicle, serviceType: serviceType || null }}
        chosen={slot}
        onChoose={choose}
      />
      {error && <p className="text-red">{error}</p>}
    </section>
  );
}

/** A select with a blank choice, which also offers the value that the record has. */
function Choice({
  choices,
  formatLabel,
  ...field
}: FieldProps & { choices: readonly string[]; formatLabel?: (choice: string) => string }) {
  const current = useText(field.name);
  const all = [...new Set(['', ...choices, current])];
  return (
    <FormSelect
      {...field}
      choices={all}
      formatLabel={(choice) => (choice === '' ? '—' : (formatLabel?.(choice) ?? choice))}
    />
  );
}

/** The dealerships by city, since a caller names the city first; for an account of a dealer its own. */
function DealershipField(field: FieldProps) {
  const { dealerId } = useUser();
  const dealers = useDealerLabels();
  const labels = dealerId ? [dealers.get(dealerId) ?? ''] : [...dealers.values()];
  const cityFirst = (label: string) => {
    const [, name = label, city] = /^(.*), ([^,]*)$/.exec(label) ?? [];
    return city ? `${city}: ${name}` : name;
  };
  const sorted = labels.toSorted((one, other) => cityFirst(one).localeCompare(cityFirst(other)));
  return <Choice {...field} choices={sorted} formatLabel={cityFirst} />;
}

/** A trim of the price list, with the price that the booking will keep. */
function TrimField(field: FieldProps) {
  const { cars } = usePriceList();
  const trim = useText(field.name);
  const [delivery, city] = [useText('selectedCity'), useText('city')];
  const price = usePrice(trim, delivery || city);
  return (
    <div className="grid content-start gap-1">
      <Choice {...field} choices={cars.map(carLabel)} />
      <p role="status" className="text-ink-soft empty:hidden">
        {price &&
          `${formatRupees(price.basePrice)} + freight ${formatRupees(price.cityAdjustment)} = ${formatRupees(price.finalPrice)}`}
      </p>
    </div>
  );
}

function ColorField(field: FieldProps) {
  return <Choice {...field} choices={listColors(useText('selectedVehicle'))} />;
}

function DeliveryField(field: FieldProps) {
  const { cities } = usePriceList();
  return <Choice {...field} choices={cities.map(({ name }) => name)} />;
}

const pickers = {
  phone: PhoneField,
  dealership: DealershipField,
  trim: TrimField,
  color: ColorField,
  delivery: DeliveryField,
  slot: SlotField,
} as const;

/** A customer's field in the form of a new request or of a correction. */
function EntryFieldControl({ field, isRequired }: { field: EntryField; isRequired: boolean }) {
  const named = {
    name: field.name,
    label: isRequired ? `${field.label} *` : field.label,
    required: isRequired,
  };
  if (field.as === 'input') {
    return (
      <FormInput
        {...named}
        type={field.type}
        inputMode={field.isNumber && 'numeric'}
        autoComplete="off"
        dir="auto"
      />
    );
  }
  if (field.as === 'lines') return <FormTextArea {...named} rows={2} dir="auto" />;
  if (field.as === 'choice') {
    const { choices, formatLabel } = field;
    return <Choice {...named} choices={choices} {...(formatLabel && { formatLabel })} />;
  }
  const Picker = pickers[field.as];
  return <Picker {...named} />;
}

/** Lays fields out in two columns if there is room. */
function FieldGrid({ fields }: { fields: ReturnType<typeof listNewFields> }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map((each) => (
        <EntryFieldControl key={each.field.name} {...each} />
      ))}
    </div>
  );
}

/** The fields of a new request. */
export const NewFields = () => <FieldGrid fields={listNewFields(useLeadScreen())} />;

/** The fields of a request that staff may correct. */
export const CorrectedFields = () => <FieldGrid fields={listCorrectedFields(useLeadScreen())} />;
