import { Copy } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { closedDay, defaultHours } from '#contract/dealers/dealers-admin.ts';
import { weekdays } from '#contract/format/day-words.ts';
import { type DayHours, formatDayHours, parseDayHours } from '#contract/format/working-hours.ts';
import { useField } from '../forms/form-fields.tsx';
import { Button, IconButton } from '../ui/button.tsx';

/** The working hours of a dealer for each weekday. */
export function WorkingHours() {
  return (
    <div className="grid gap-2 sm:col-span-2">
      {weekdays.map((day) => (
        <Day key={day} day={day} />
      ))}
    </div>
  );
}

const buildName = (day: string) => `workingHours.${day}`;
const isClosedText = (text: string) => text.trim().toLowerCase() === closedDay.toLowerCase();

function Day({ day }: { day: string }) {
  const name = buildName(day);
  const { error } = useField(name);
  const { setValue } = useFormContext();
  const text = String(useWatch({ name }) ?? '');
  const isClosed = isClosedText(text);
  const hours = parseDayHours(text);
  const set = (value: string, ...days: string[]) => {
    for (const each of days) setValue(buildName(each), value, { shouldDirty: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be a grid cell
    <div
      role="group"
      aria-label={day}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_auto]"
    >
      <p aria-hidden>{day}</p>
      <div className="max-sm:col-span-full max-sm:row-start-2">
        {isClosed && <p className="field bg-transparent text-ink-soft">{closedDay}</p>}
        {!isClosed && (hours || text === '') && (
          <TimeInputs day={day} hours={hours} onChange={(value) => set(value, day)} />
        )}
        {!isClosed && !hours && text !== '' && <TextInput day={day} name={name} />}
      </div>
      <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          aria-label={`${day}: closed`}
          checked={isClosed}
          onChange={(event) => set(event.target.checked ? closedDay : defaultHours, day)}
          className="checkbox"
        />
        {closedDay}
      </label>
      <IconButton
        icon={Copy}
        label={`Copy ${day} to all days`}
        onClick={() => set(text, ...weekdays)}
      />
      {error && <p className="col-span-full text-red sm:col-start-2">{error}</p>}
    </div>
  );
}

const unknownHours: DayHours = { opens: '', closes: '' };
const usualHours = parseDayHours(defaultHours) ?? unknownHours;

interface TimeInputsProps {
  day: string;
  /** Null if the hours of the day are unknown. */
  hours: DayHours | null;
  onChange: (text: string) => void;
}

/**
 * Two time fields. Hours that are incomplete, or end before they begin, are stored when the fields are left: with
 * the usual time for what is missing, or not at all.
 */
function TimeInputs({ day, hours, onChange }: TimeInputsProps) {
  const [draft, setDraft] = useState<DayHours | null>(null);
  const shown = draft ?? hours ?? unknownHours;
  function change(next: DayHours) {
    const isComplete = next.opens !== '' && next.closes > next.opens;
    setDraft(isComplete ? null : next);
    if (isComplete) onChange(formatDayHours(next));
  }
  function complete() {
    if (!draft) return;
    setDraft(null);
    const { opens, closes } = draft;
    if (!opens && !closes) return onChange('');
    const completed = { opens: opens || usualHours.opens, closes: closes || usualHours.closes };
    if (completed.closes > completed.opens) onChange(formatDayHours(completed));
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) complete();
  };
  return (
    <div className="flex items-center gap-2">
      {(['opens', 'closes'] as const).map((end) => (
        <input
          key={end}
          type="time"
          aria-label={`${day} ${end}`}
          value={shown[end]}
          onBlur={leave}
          onChange={(event) => change({ ...shown, [end]: event.target.value })}
          className="field tabular min-w-0"
        />
      ))}
    </div>
  );
}

/** A text field for hours that are not two times. */
function TextInput({ day, name }: { day: string; name: string }) {
  const { error, ...field } = useField(name);
  const { setValue } = useFormContext();
  return (
    <div className="flex items-center gap-2">
      <input
        {...field}
        aria-label={`${day} hours`}
        aria-invalid={error !== undefined}
        maxLength={100}
        className="field"
      />
      <Button tone="bare" onClick={() => setValue(name, defaultHours, { shouldDirty: true })}>
        Use times
      </Button>
    </div>
  );
}
