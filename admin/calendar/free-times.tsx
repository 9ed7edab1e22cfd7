import { useId, useState } from 'react';
import { describeFailure } from '../api.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { SelectField } from '../ui/fields.tsx';
import { formatTime } from '../ui/format.ts';
import { type SlotWish, useFreeDays } from './calendar-queries.ts';
import { formatWeekday } from './format-when.ts';

/** The free times of a dealer, by day. */
export function FreeTimes({
  wish,
  chosen,
  firstDay = '',
  onChoose,
}: {
  wish: SlotWish;
  /** YYYY-MM-DDTHH:MM, or '' while none is chosen. */
  chosen: string;
  /** The day that is shown first, if it has free times and no time is chosen. */
  firstDay?: string;
  onChoose: (slot: string) => void;
}) {
  const { data: days, error, isPending, refetch } = useFreeDays(wish);
  const [day, setDay] = useState(chosen.slice(0, 10) || firstDay);
  const group = useId();
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  if (isPending) return <p role="status">Loading...</p>;
  const shown = days.find(({ date }) => date === day) ?? days[0];
  if (!shown) return <p className="text-ink-soft">The dealer offers no free time.</p>;
  return (
    <div className="grid gap-3">
      <SelectField
        label="Day"
        value={shown.date}
        onChange={({ target }) => {
          setDay(target.value);
          onChoose('');
        }}
      >
        {days.map(({ date, times }) => (
          <option key={date} value={date}>
            {formatWeekday(date)} · {times.length} free
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1 font-medium">Free times</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1.5">
          {shown.times.map(({ time }) => {
            const slot = `${shown.date}T${time}`;
            return (
              <label
                key={time}
                className="relative inline-flex min-h-8 cursor-pointer items-center justify-center rounded-control border border-line px-2 has-checked:border-transparent has-checked:bg-solid has-checked:text-solid-ink has-focus-visible:outline-2 has-focus-visible:outline-accent hover:bg-hover pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  name={group}
                  className="absolute inset-0 cursor-pointer appearance-none outline-none"
                  checked={chosen === slot}
                  onChange={() => onChoose(slot)}
                />
                {formatTime(time)}
              </label>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
