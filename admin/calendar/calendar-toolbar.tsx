import { ChevronLeft, ChevronRight } from 'lucide-react';
import { appointmentKindNames, appointmentKinds } from '#contract/appointments/kinds.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { addDays } from '#contract/reports.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { CalendarView } from './calendar-address.ts';
import { DealerChoice } from './dealer-choice.tsx';

interface CalendarToolbarProps {
  view: CalendarView;
  onChange: (changes: Partial<CalendarView>) => void;
}

/** Dealer, day, day or week, and kind. */
export function CalendarToolbar({ view, onChange }: CalendarToolbarProps) {
  const { dealerId, day, kind } = view;
  const step = view.view === 'week' ? 7 : 1;
  const unit = view.view === 'week' ? 'week' : 'day';
  return (
    <search className="flex flex-wrap items-center gap-2 print:hidden">
      <DealerChoice dealerId={dealerId} onChoose={(chosen) => onChange({ dealerId: chosen })} />
      <div className="flex items-center gap-1 max-sm:w-full">
        <IconButton
          label={`Previous ${unit}`}
          icon={ChevronLeft}
          onClick={() => onChange({ day: addDays(day, -step) })}
        />
        <input
          key={day}
          type="date"
          aria-label="Day"
          defaultValue={day}
          min="2000-01-01"
          max="9999-12-31"
          onChange={({ target }) => {
            const { value, validity } = target;
            if (value && validity.valid && value !== day) onChange({ day: value });
          }}
          className="field max-sm:flex-1 sm:w-36"
        />
        <IconButton
          label={`Next ${unit}`}
          icon={ChevronRight}
          onClick={() => onChange({ day: addDays(day, step) })}
        />
        <Button onClick={() => onChange({ day: todayInPakistan() })}>Today</Button>
      </div>
      <fieldset className="flex gap-1">
        <legend className="sr-only">View</legend>
        {(['day', 'week'] as const).map((one) => (
          <Button
            key={one}
            aria-pressed={view.view === one}
            onClick={() => onChange({ view: one })}
          >
            {one === 'day' ? 'Day' : 'Week'}
          </Button>
        ))}
      </fieldset>
      <fieldset className="flex gap-1">
        <legend className="sr-only">Kind</legend>
        {(['', ...appointmentKindNames] as const).map((one) => (
          <Button key={one} aria-pressed={kind === one} onClick={() => onChange({ kind: one })}>
            {one === '' ? 'All' : appointmentKinds[one]}
          </Button>
        ))}
      </fieldset>
    </search>
  );
}
