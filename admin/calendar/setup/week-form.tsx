import { useState } from 'react';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import type { Opening } from '#contract/appointments/openings.ts';
import { weekdays } from '#contract/day-words.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { addDays } from '#contract/reports.ts';
import { describeFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { InputField } from '../../ui/input-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatHour } from '../grid-scale.tsx';
import { DayRow } from './day-row.tsx';
import { useSetupWrites } from './setup-queries.ts';
import { buildWrites, findFaults, formatHours, toWeek, type Week } from './week-hours.ts';

interface WeekFormProps {
  dealerId: string;
  kind: AppointmentKind;
  openings: readonly Opening[];
}

/** The week of one kind. What is changed counts from a day on; the past stays as it was. */
export function WeekForm({ dealerId, kind, openings }: WeekFormProps) {
  const today = todayInPakistan();
  const [from, setFrom] = useState(today);
  const [week, setWeek] = useState<Week | null>(null);
  const { mutate, isPending } = useSetupWrites('openings');
  const stored = toWeek(openings, from);
  const shown = week ?? stored;
  const total = formatHours(shown.flat());
  const faults = findFaults(shown);
  const writes = buildWrites(openings, shown, {
    dealerId,
    kind,
    from,
    dayBefore: addDays(from, -1),
  });
  const later = openings.filter((opening) => opening.from > from).map((opening) => opening.from);

  function save() {
    mutate(writes, {
      onSuccess: () => {
        setWeek(null);
        showToast({ tone: 'status', text: 'The opening hours are saved.' });
      },
      onError: (error) =>
        showToast({
          tone: 'alert',
          text: `Failed to update opening hours. ${describeFailure(error)}`,
        }),
    });
  }

  return (
    <form
      className="grid max-w-5xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="rounded-panel border border-line bg-panel px-4">
        <ul>
          {weekdays.map((name, index) => (
            <DayRow
              key={name}
              name={name}
              periods={shown[index] ?? []}
              fault={faults[index] ?? ''}
              onChange={(periods) => setWeek(shown.with(index, periods))}
              onCopy={() => setWeek(weekdays.map(() => shown[index] ?? []))}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-3 border-t border-line py-3">
          <div className="w-40">
            <InputField
              label="Counts from"
              type="date"
              min={today}
              required
              value={from}
              onChange={({ target }) => target.value && setFrom(target.value)}
            />
          </div>
          <Button
            tone="primary"
            type="submit"
            disabled={isPending || writes.length === 0 || faults.some(Boolean)}
          >
            Save hours
          </Button>
          {week && <Button onClick={() => setWeek(null)}>Reset</Button>}
          {total && (
            <p className="ms-auto py-1.5 text-ink-soft">
              <span className="font-semibold text-ink">{total}</span> a week
            </p>
          )}
        </div>
      </div>
      {later.length > 0 && (
        <p className="text-ink-soft">
          Other hours count from {[...new Set(later)].sort().map(formatDay).join(' and ')} on.
        </p>
      )}
      {openings.length === 0 && (
        <p className="text-ink-soft">
          Without hours there are no times to book; answers are measured from Monday to Saturday,{' '}
          {formatHour(9 * 60)} to {formatHour(18 * 60)}.
        </p>
      )}
    </form>
  );
}
