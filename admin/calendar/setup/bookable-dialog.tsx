import { useState } from 'react';
import { vehicles } from '#catalogue/vehicles.ts';
import type { Bookable } from '#contract/appointments/bookables.ts';
import {
  type AppointmentKind,
  appointmentKindNames,
  appointmentKinds,
} from '#contract/appointments/kinds.ts';
import { serviceTypes } from '#contract/leads/service-appointment.ts';
import { CheckboxField, InputField, SelectField } from '../../ui/fields.tsx';
import { SetupDialog } from './setup-dialog.tsx';
import { useSetupWrites } from './setup-queries.ts';

/** A multiple choice of names; none means all. */
function NameChoices(props: {
  legend: string;
  choices: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const { legend, choices, chosen, onChange } = props;
  const all = [...new Set([...choices, ...chosen])];
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <div className="grid gap-x-3 sm:grid-cols-2">
        {all.map((name) => (
          <CheckboxField
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(all.filter((one) => (one === name ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

const vehicleLabels = vehicles.map(({ label }) => label);

/** The fields of a car or bay, as typed. */
interface Draft {
  kind: AppointmentKind;
  label: string;
  vehicles: string[];
  serviceTypes: string[];
  slotMinutes: string;
  bufferMinutes: string;
  isActive: boolean;
}

const newDraft: Draft = {
  kind: 'test-drive',
  label: '',
  vehicles: [],
  serviceTypes: [],
  slotMinutes: '45',
  bufferMinutes: '15',
  isActive: true,
};

const toDraft = (bookable: Bookable): Draft => ({
  ...bookable,
  slotMinutes: String(bookable.slotMinutes),
  bufferMinutes: String(bookable.bufferMinutes),
});

/** Adds or changes a car or bay. */
export function BookableDialog(props: {
  dealerId: string;
  bookable: Bookable | null;
  onClose: () => void;
}) {
  const { dealerId, bookable, onClose } = props;
  const [draft, setDraft] = useState(bookable ? toDraft(bookable) : newDraft);
  const { mutateAsync } = useSetupWrites('bookables');
  const set = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const isService = draft.kind === 'service';
  const body = { ...draft, serviceTypes: isService ? draft.serviceTypes : [] };
  return (
    <SetupDialog
      title={bookable ? `Edit ${bookable.label}` : 'New car or bay'}
      onClose={onClose}
      onSave={() =>
        mutateAsync([
          bookable
            ? { method: 'PUT', id: bookable._id, updatedAt: bookable.updatedAt, body }
            : { method: 'POST', body: { ...body, dealerId } },
        ])
      }
    >
      {(errors) => (
        <>
          <SelectField
            label="For"
            value={draft.kind}
            disabled={bookable !== null}
            onChange={({ target }) => set({ kind: target.value as AppointmentKind })}
          >
            {appointmentKindNames.map((kind) => (
              <option key={kind} value={kind}>
                {appointmentKinds[kind]}
              </option>
            ))}
          </SelectField>
          <InputField
            label="Name"
            value={draft.label}
            error={errors.label}
            autoComplete="off"
            onChange={({ target }) => set({ label: target.value })}
          />
          <div className="grid grid-cols-2 gap-3">
            <InputField
              label="Length (minutes)"
              inputMode="numeric"
              value={draft.slotMinutes}
              error={errors.slotMinutes}
              onChange={({ target }) => set({ slotMinutes: target.value })}
            />
            <InputField
              label="Pause after it"
              inputMode="numeric"
              value={draft.bufferMinutes}
              error={errors.bufferMinutes}
              onChange={({ target }) => set({ bufferMinutes: target.value })}
            />
          </div>
          <NameChoices
            legend="Vehicles (none: all)"
            choices={vehicleLabels}
            chosen={draft.vehicles}
            onChange={(chosen) => set({ vehicles: chosen })}
          />
          {isService && (
            <NameChoices
              legend="Types of service (none: all)"
              choices={serviceTypes}
              chosen={draft.serviceTypes}
              onChange={(chosen) => set({ serviceTypes: chosen })}
            />
          )}
          <CheckboxField
            label="Can be booked"
            checked={draft.isActive}
            onChange={({ target }) => set({ isActive: target.checked })}
          />
        </>
      )}
    </SetupDialog>
  );
}
