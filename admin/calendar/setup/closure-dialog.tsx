import { useState } from 'react';
import type { Closure } from '#contract/appointments/closures.ts';
import {
  type AppointmentKind,
  appointmentKindNames,
  appointmentKinds,
} from '#contract/appointments/kinds.ts';
import { formatMoment } from '#contract/input/moment.ts';
import { useUser } from '../../session/session.ts';
import { CheckboxField, InputField, SelectField } from '../../ui/fields.tsx';
import { SetupDialog } from './setup-dialog.tsx';
import { useSetupWrites } from './setup-queries.ts';

/** The fields of a closure, as typed. */
interface Draft {
  isForAll: boolean;
  kind: AppointmentKind | '';
  start: string;
  end: string;
  opens: boolean;
  reason: string;
}

const toDraft = (closure: Closure): Draft => ({
  ...closure,
  isForAll: closure.dealerId === null,
  kind: closure.kind ?? '',
  start: formatMoment(closure.start),
  end: formatMoment(closure.end),
});

const emptyDraft: Draft = {
  isForAll: false,
  kind: '',
  start: '',
  end: '',
  opens: false,
  reason: '',
};

/** Adds or changes a closure, of one dealer or of all. */
export function ClosureDialog(props: {
  dealerId: string;
  closure: Closure | null;
  onClose: () => void;
}) {
  const { dealerId, closure, onClose } = props;
  const isHeadOffice = useUser().dealerId === null;
  const isWithoutDealer = dealerId === '';
  const [draft, setDraft] = useState(
    closure ? toDraft(closure) : { ...emptyDraft, isForAll: isWithoutDealer },
  );
  const { mutateAsync } = useSetupWrites('closures');
  const set = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const { isForAll, kind, ...fields } = draft;
  const body = { ...fields, kind: kind || null };
  return (
    <SetupDialog
      title={closure ? 'Edit closure' : 'New closure'}
      onClose={onClose}
      onSave={() =>
        mutateAsync([
          closure
            ? { method: 'PUT', id: closure._id, updatedAt: closure.updatedAt, body }
            : { method: 'POST', body: { ...body, dealerId: isForAll ? null : dealerId } },
        ])
      }
    >
      {(errors) => (
        <>
          <InputField
            label="Reason"
            value={draft.reason}
            error={errors.reason}
            autoComplete="off"
            placeholder="Eid ul-Fitr"
            onChange={({ target }) => set({ reason: target.value })}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <InputField
              label="From"
              type="datetime-local"
              value={draft.start}
              error={errors.start}
              onChange={({ target }) => set({ start: target.value })}
            />
            <InputField
              label="Until"
              type="datetime-local"
              value={draft.end}
              error={errors.end}
              onChange={({ target }) => set({ end: target.value })}
            />
          </div>
          <SelectField
            label="For"
            value={draft.kind}
            onChange={({ target }) => set({ kind: target.value as Draft['kind'] })}
          >
            <option value="">Test drives and services</option>
            {appointmentKindNames.map((one) => (
              <option key={one} value={one}>
                {appointmentKinds[one]} only
              </option>
            ))}
          </SelectField>
          <CheckboxField
            label="Open in addition, instead of closed"
            checked={draft.opens}
            onChange={({ target }) => set({ opens: target.checked })}
          />
          {isHeadOffice && !closure && (
            <CheckboxField
              label="For all dealers"
              checked={isForAll}
              disabled={isWithoutDealer}
              onChange={({ target }) => set({ isForAll: target.checked })}
            />
          )}
        </>
      )}
    </SetupDialog>
  );
}
