import { CopyPlus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import type { Opening } from '#contract/appointments/openings.ts';
import { weekdays } from '#contract/format/day-words.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDays } from '#contract/reports/reports.ts';
import { describeFailure } from '../../api.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InputField } from '../../ui/fields.tsx';
import { formatDay } from '../../ui/format.ts';
import { showToast } from '../../ui/toasts.ts';
import { type SetupWrite, useSetupWrites } from './setup-queries.ts';
import {
  buildFirstWrites,
  buildWrites,
  findFaults,
  formatHours,
  type Period,
  toWeek,
  type Week,
} from './week-hours.ts';

/** Midnight at the end of a day, and how fields for times show it. */
const [endOfDay, midnight] = ['24:00', '00:00'] as const;

const usualDay: Period = { opens: '09:00', closes: '18:00' };

function PeriodFields(props: {
  name: string;
  period: Period;
  onChange: (period: Period) => void;
  onRemove: () => void;
}) {
  const { name, period, onChange, onRemove } = props;
  return (
    <span className="flex max-w-full items-center gap-1">
      <input
        type="time"
        aria-label={`${name} opens`}
        value={period.opens}
        onChange={({ target }) => onChange({ ...period, opens: target.value })}
        className="field w-30 min-w-0 px-1.5"
      />
      <span aria-hidden className="text-ink-soft">
        –
      </span>
      <input
        type="time"
        aria-label={`${name} closes`}
        value={period.closes === endOfDay ? midnight : period.closes}
        onChange={({ target: { value } }) =>
          onChange({ ...period, closes: value === midnight ? endOfDay : value })
        }
        className="field w-30 min-w-0 px-1.5"
      />
      <IconButton label={`Remove ${name}`} icon={X} onClick={onRemove} />
    </span>
  );
}

interface DayRowProps {
  name: string;
  periods: readonly Period[];
  fault: string;
  onChange: (periods: readonly Period[]) => void;
  onCopy: () => void;
}

/** The times of a weekday, with buttons to add, remove and copy them. */
function DayRow({ name, periods, fault, onChange, onCopy }: DayRowProps) {
  const next = periods.length === 0 ? usualDay : { opens: '', closes: '' };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-t border-line py-1.5 first:border-0 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <span className="pt-1.5 font-medium pointer-coarse:py-3">{name}</span>
      <span className="grid gap-1 max-sm:col-span-2 max-sm:row-start-2">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {periods.length === 0 && (
            <span className="py-1.5 text-ink-soft pointer-coarse:py-3">Closed</span>
          )}
          {periods.map((period, index) => (
            <PeriodFields
              // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other identity.
              key={index}
              name={periods.length > 1 ? `${name}, time ${index + 1},` : name}
              period={period}
              onChange={(changed) => onChange(periods.with(index, changed))}
              onRemove={() => onChange(periods.toSpliced(index, 1))}
            />
          ))}
        </span>
        {fault && <span className="text-red">{fault}</span>}
      </span>
      <span className="flex items-center gap-1">
        <span className="me-1 w-14 text-end text-ink-soft">{formatHours(periods)}</span>
        <IconButton
          label={`Add a time on ${name}`}
          icon={Plus}
          onClick={() => onChange([...periods, next])}
        />
        <IconButton label={`Copy ${name} to all days`} icon={CopyPlus} onClick={onCopy} />
      </span>
    </li>
  );
}

interface OwnHoursProps {
  dealerId: string;
  kind: AppointmentKind;
  openings: readonly Opening[];
  page: Week;
  /** Shows the hours of the page again. */
  onPage: () => void;
}

/** The own hours of a kind: a change takes effect on a chosen day; past hours stay. Before the first ones are saved, those of the page to change. */
export function OwnHours({ dealerId, kind, openings, page, onPage }: OwnHoursProps) {
  const today = todayInPakistan();
  const [from, setFrom] = useState(today);
  const [week, setWeek] = useState<Week | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useSetupWrites('openings');
  const isFirst = openings.length === 0;
  const stored = isFirst ? page : toWeek(openings, from);
  const shown = week ?? stored;
  const total = formatHours(shown.flat());
  const faults = findFaults(shown);
  const period = { dealerId, kind, from, dayBefore: addDays(from, -1) };
  const writes = isFirst
    ? buildFirstWrites(page, shown, { ...period, today })
    : buildWrites(openings, shown, period);
  const later = openings.filter((opening) => opening.from > from).map((opening) => opening.from);

  function save(sent: readonly SetupWrite[]) {
    mutate(sent, {
      onSuccess: () => {
        setWeek(null);
        if (sent.every(({ method }) => method === 'DELETE')) onPage();
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
        save(writes);
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
          <Button onClick={() => (isFirst ? onPage() : setIsAsking(true))}>
            Use the dealer’s hours
          </Button>
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
      {!total && <p className="text-ink-soft">Closed all week: there are no times to book.</p>}
      {isAsking && (
        <ConfirmDialog
          question="Use the dealer’s hours?"
          detail="These hours move to the trash, also those of the past and later ones. The hours on the dealer’s page apply instead."
          confirm="Use the dealer’s hours"
          cancel="Keep these hours"
          onConfirm={() => {
            setIsAsking(false);
            save(openings.map(({ _id: id }) => ({ method: 'DELETE', id })));
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}
