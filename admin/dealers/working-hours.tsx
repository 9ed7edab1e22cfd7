import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { weekdays } from '#contract/day-words.ts';
import { closedDay, usualHours } from '#contract/dealers-admin.ts';
import { useField } from '../forms/form-fields.tsx';
import { describedByError } from '../ui/field-frame.tsx';

/** When a dealer is open, day by day. */
export function WorkingHours() {
  return (
    <div className="grid gap-2 sm:col-span-2">
      {weekdays.map((day) => (
        <Day key={day} day={day} />
      ))}
    </div>
  );
}

function Day({ day }: { day: string }) {
  const id = useId();
  const name = `workingHours.${day}`;
  const { error, ...field } = useField(name);
  const { setValue } = useFormContext();
  const isClosed = String(useWatch({ name })).trim().toLowerCase() === closedDay.toLowerCase();
  function close(isNowClosed: boolean) {
    setValue(name, isNowClosed ? closedDay : usualHours, { shouldDirty: true });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <label htmlFor={id}>{day}</label>
      <input
        {...field}
        {...describedByError(id, error)}
        id={id}
        readOnly={isClosed}
        maxLength={100}
        className="field read-only:text-ink-soft max-sm:col-span-2 max-sm:row-start-2"
      />
      <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          aria-label={`${day}: closed`}
          checked={isClosed}
          onChange={(event) => close(event.target.checked)}
          className="size-4 flex-none accent-solid"
        />
        {closedDay}
      </label>
      {error && (
        <p id={`${id}-error`} className="col-span-full text-red sm:col-start-2">
          {error}
        </p>
      )}
    </div>
  );
}
