import type { SlotDay } from '#contract/appointments/slots.ts';
import { SelectField } from '#ui/fields.tsx';
import * as words from '#words/site/appointments';
import { listDaySlots } from './free-slots.ts';
import { formatLongDay } from './slot-days.ts';

/**
 * Day and time without script: one select with a group for each day. Two selects could be combined to a time that is not
 * free.
 */
export function SlotSelect({
  days,
  slot,
  error,
  isOptional = false,
  onChoose,
}: {
  days: readonly SlotDay[];
  slot: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  onChoose?: (slot: string) => void;
}) {
  return (
    <SelectField
      name="slot"
      label={words.dayAndTime}
      required={!isOptional}
      onChange={(event) => onChoose?.(event.currentTarget.value)}
      defaultValue={slot ?? ''}
      error={error}
    >
      <option value="">{words.selectTime}</option>
      {days
        .filter(({ times }) => times.length > 0)
        .map((day) => {
          const label = formatLongDay(day.date);
          return (
            <optgroup key={day.date} label={label}>
              {listDaySlots(day).map((one) => (
                <option key={one} value={one}>
                  {words.dayWithTime(label, one.slice(11))}
                </option>
              ))}
            </optgroup>
          );
        })}
    </SelectField>
  );
}
