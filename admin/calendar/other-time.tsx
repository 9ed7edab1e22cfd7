import type { Bookable } from '#contract/appointments/bookables.ts';
import { InputField } from '../ui/input-field.tsx';
import { SelectField } from '../ui/select-field.tsx';

/** A time that staff type, with the car or bay and why it is booked. */
export interface OtherPlan {
  at: string;
  bookableId: string;
  reason: string;
}

/** Any other time, with the car or bay and the reason why it is booked although it is taken or not offered. */
export function OtherTime({
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
