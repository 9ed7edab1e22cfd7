import { ChevronLeft, ChevronRight } from 'lucide-react';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDays } from '#contract/reports/reports.ts';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { FilterSelect } from '../lists/filter-fields.tsx';
import { useUser } from '../session/session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { type CalendarView, findPeriod } from './calendar-address.ts';

/** The choice of a dealer, for head office; an account of a dealer has none. */
export function DealerChoice({
  dealerId,
  allLabel = 'Choose a dealer',
  onChoose,
}: {
  dealerId: string;
  /** The text without a dealer. */
  allLabel?: string;
  onChoose: (dealerId: string) => void;
}) {
  const { dealerId: own } = useUser();
  const dealers = useDealerLabels();
  if (own !== null) return null;
  return (
    <FilterSelect
      label="Dealer"
      allLabel={allLabel}
      choices={[...dealers].map(([value, label]) => ({ value, label }))}
      chosen={dealerId}
      onChoose={onChoose}
      className="max-sm:w-full sm:w-64! sm:grow-0!"
    />
  );
}

const lastDealerKey = 'calendar-dealer';

/** Returns the dealer whose appointments head office last chose in this browser; '' for none. */
export const readLastDealer = (): string => localStorage.getItem(lastDealerKey) ?? '';

/** Stores the chosen dealer for the next visit to the calendar or its setup. */
export const saveLastDealer = (dealerId: string): void =>
  localStorage.setItem(lastDealerKey, dealerId);

interface CalendarToolbarProps {
  view: CalendarView;
  onChange: (changes: Partial<CalendarView>) => void;
}

const views = { day: 'Day', week: 'Week' } as const;
const kinds = { '': 'All', ...appointmentKinds } as const;

/** Dealer, day, day or week, and kind. */
export function CalendarToolbar({ view, onChange }: CalendarToolbarProps) {
  const { dealerId, day, kind } = view;
  const period = findPeriod(view);
  const step = period === 'week' ? 7 : 1;
  return (
    <search className="flex flex-wrap items-center gap-2 print:hidden">
      <DealerChoice
        dealerId={dealerId}
        allLabel="All dealers"
        onChoose={(chosen) => onChange({ dealerId: chosen })}
      />
      <div className="flex items-center gap-2 max-sm:w-full">
        <Button onClick={() => onChange({ day: todayInPakistan() })}>Today</Button>
        {/* One control: the day between its neighbors. */}
        <div className="flex items-center rounded-control border border-rim bg-panel max-sm:flex-1">
          <IconButton
            label={`Previous ${period}`}
            icon={ChevronLeft}
            className="-my-px"
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
            className="field -my-px rounded-none border-y-0! bg-transparent! max-sm:flex-1 sm:w-36"
          />
          <IconButton
            label={`Next ${period}`}
            icon={ChevronRight}
            className="-my-px"
            onClick={() => onChange({ day: addDays(day, step) })}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full lg:ms-auto">
        {dealerId !== '' && (
          <Segmented
            legend="View"
            choices={views}
            chosen={view.view}
            onChoose={(chosen) => onChange({ view: chosen })}
          />
        )}
        <Segmented
          legend="Kind"
          choices={kinds}
          chosen={kind}
          onChoose={(chosen) => onChange({ kind: chosen })}
        />
      </div>
    </search>
  );
}
