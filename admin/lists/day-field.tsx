import { firstDay } from '#contract/formats.ts';
import { formatDay } from '../ui/format-day.ts';
import { FilterLabel } from './filter-label.tsx';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; '' for none. */
  value: string;
  onChange: (day: string) => void;
}

/** A date field of a filter. It reports complete dates only. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <FilterLabel text={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          defaultValue={value}
          min={firstDay}
          max="9999-12-31"
          onChange={({ target }) => {
            if (target.validity.valid && target.value !== value) onChange(target.value);
          }}
          className="field sm:w-36 in-data-filters:w-full"
        />
      )}
    </FilterLabel>
  );
}

/** Formats a range of days (YYYY-MM-DD) with open ends: 'from Nov 1, 2026 to Nov 5, 2026'; '' for all days. */
export function describeDays(from: string, until: string): string {
  return [from && `from ${formatDay(from)}`, until && `to ${formatDay(until)}`]
    .filter(Boolean)
    .join(' ');
}
