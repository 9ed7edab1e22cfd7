import { useRef } from 'react';
import { TextField } from '#ui/text-field.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { useToday } from '../forms/use-browser.ts';
import { DayRail } from './day-rail.tsx';

const name = 'serviceDate';

/** Any day from today on; the coming two weeks are one touch away. */
export function DayField({
  values,
  errorOf,
  day,
  onSet,
}: SectionProps & { day: string; onSet: (field: string) => void }) {
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
        error={errorOf(name)}
      />
      <DayRail today={today} day={day} onChoose={choose} />
    </div>
  );
}
