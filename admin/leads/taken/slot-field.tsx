import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FreeTimes } from '../../calendar/free-times.tsx';
import { useField } from '../../forms/form-fields.tsx';
import { useLeadScreen } from '../lead-view.ts';
import { useDealerLabels } from '../work-queries.ts';
import { type FieldProps, useText } from './use-text.ts';

/**
 * Clears the chosen time when vehicle, service type or dealership changes: others have other free times, and a time that
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
export function SlotField({ name, label }: FieldProps) {
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
