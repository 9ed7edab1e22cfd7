import { useState } from 'react';
import type { Bookable } from '#contract/appointments/bookables.ts';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { momentFormat } from '#contract/input/moment.ts';
import { describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField, SelectField } from '../ui/fields.tsx';
import { Segmented } from '../ui/segmented.tsx';
import {
  type AppointmentChange,
  isTimeTaken,
  type SlotWish,
  useBookables,
} from './calendar-queries.ts';
import { FreeTimes } from './free-times.tsx';

/** A time that staff type, with the car or bay and why it is booked. */
interface OtherPlan {
  at: string;
  bookableId: string;
  reason: string;
}

/** Any other time, with the car or bay and the reason why it is booked although it is taken or not offered. */
function OtherTime({
  bookables,
  value,
  onChange,
}: {
  bookables: readonly Bookable[];
  value: OtherPlan;
  onChange: (value: OtherPlan) => void;
}) {
  return (
    <div className="grid gap-3">
      <InputField
        label="Date and time"
        type="datetime-local"
        required
        value={value.at}
        onChange={({ target }) => onChange({ ...value, at: target.value })}
      />
      <SelectField
        label="Car or bay"
        value={value.bookableId}
        onChange={({ target }) => onChange({ ...value, bookableId: target.value })}
      >
        {bookables.map(({ _id, label }) => (
          <option key={_id} value={_id}>
            {label}
          </option>
        ))}
      </SelectField>
      <InputField
        label="Reason, to book a time that is taken"
        autoComplete="off"
        maxLength={300}
        value={value.reason}
        onChange={({ target }) => onChange({ ...value, reason: target.value })}
      />
    </div>
  );
}

type Plan = AppointmentChange & { startAt: string };

const whichTimes = { free: 'Free times', any: 'Any time' } as const;

interface TimeChoiceProps {
  wish: SlotWish;
  /** Its current car or bay. */
  bookableId: string | null;
  submit: string;
  /** Saves the time; throws if it is refused. */
  onSave: (plan: Plan) => Promise<unknown>;
  onDone: () => void;
}

/** Chooses a free time, or any other one with a reason. */
export function TimeChoice({ wish, bookableId, submit, onSave, onDone }: TimeChoiceProps) {
  const { data: all = [] } = useBookables(wish.dealerId);
  const bookables = all.filter(({ kind }) => kind === wish.kind);
  const [isOther, setIsOther] = useState(false);
  const [slot, setSlot] = useState('');
  const [other, setOther] = useState<OtherPlan>({
    at: '',
    bookableId: bookableId ?? '',
    reason: '',
  });
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const chosen = bookables.find(({ _id }) => _id === other.bookableId) ?? bookables[0];

  function buildPlan(): Plan | null {
    if (!isOther) return slot ? { startAt: slotToMoment(slot) } : null;
    const startAt = momentFormat.parse(other.at);
    if (!startAt || !chosen) return null;
    const overrideReason = other.reason.trim();
    return { startAt, bookableId: chosen._id, ...(overrideReason && { overrideReason }) };
  }

  async function save() {
    const plan = buildPlan();
    if (!plan) return setFailure(isOther ? momentFormat.message : 'Please choose a time');
    setIsSaving(true);
    setFailure('');
    try {
      await onSave(plan);
      onDone();
    } catch (error) {
      setFailure(describeFailure(error));
      if (isTimeTaken(error)) setIsOther(true);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Segmented
        legend="Which times"
        choices={whichTimes}
        chosen={isOther ? 'any' : 'free'}
        onChoose={(chosen) => setIsOther(chosen === 'any')}
      />
      {isOther ? (
        <OtherTime
          bookables={bookables}
          value={{ ...other, bookableId: chosen?._id ?? '' }}
          onChange={setOther}
        />
      ) : (
        <FreeTimes wish={wish} chosen={slot} onChoose={setSlot} />
      )}
      {failure && <ErrorPanel message={failure} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Close</Button>
        <Button tone="primary" type="submit" disabled={isSaving}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
