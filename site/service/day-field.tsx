import { useRef } from 'react';
import { TextField } from '#ui/fields.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { useToday } from '../forms/use-browser.ts';
import { DayRail } from './day-rail.tsx';

const name = 'serviceDate';

/** A field for any day from today on, with buttons for the next two weeks. */
export function DayField({
  values,
  findError,
  day,
  openDays,
  onSet,
}: SectionProps & {
  day: string;
  openDays: readonly string[] | null;
  onSet: (field: string) => void;
}) {
  const today = useToday();
  const field = useRef<HTMLDivElement>(null);

  function choose(chosen: string) {
    const input = field.current?.querySelector('input');
    if (!input) return;
    input.value = chosen;
    onSet(name);
  }

  return (
    <div ref={field}>
      <TextField
        name={name}
        label="Service date"
        type="date"
        required
        min={today}
        defaultValue={values[name]}
        error={findError(name)}
      />
      <DayRail today={today} day={day} openDays={openDays} onChoose={choose} />
    </div>
  );
}
