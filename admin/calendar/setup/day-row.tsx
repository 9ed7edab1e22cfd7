import { CopyPlus, Plus, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { formatHours, type Period } from './week-hours.ts';

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
export function DayRow({ name, periods, fault, onChange, onCopy }: DayRowProps) {
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
