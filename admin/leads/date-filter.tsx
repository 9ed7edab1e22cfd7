import { useState } from 'react';
import { addDays, findMonday, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { DayField, describeDays, FilterSelect, type ListFilter } from '../lists/filter-fields.tsx';
import type { ListState } from '../lists/list-address.ts';

/** The periods that one choice sets, in Pakistan's days (YYYY-MM-DD). */
function listPeriods() {
  const today = todayInPakistan();
  const monday = findMonday(today);
  return [
    { value: 'today', label: 'Today', from: today, until: '' },
    { value: 'week', label: 'Last 7 days', from: addDays(today, -6), until: '' },
    {
      value: 'last-week',
      label: 'Last week',
      from: addDays(monday, -7),
      until: addDays(monday, -1),
    },
  ];
}

const range = { value: 'range', label: 'From … to …' };

const findPeriod = (from: string, until: string) =>
  listPeriods().find((period) => period.from === from && period.until === until);

interface DateFilterProps {
  filters: ListState['filters'];
  onChange: (days: { from: string; until: string }) => void;
}

/** Builds the filter by the day on which a request came: today, the last seven days, last week, or any range of days. */
export function buildDateFilter(props: DateFilterProps): ListFilter {
  const { from = '', until = '' } = props.filters;
  return {
    label: 'Date',
    chosen: findPeriod(from, until)?.label ?? describeDays(from, until),
    onClear: () => props.onChange({ from: '', until: '' }),
    fields: <DateFields {...props} />,
  };
}

function DateFields({ filters, onChange }: DateFilterProps) {
  const { from = '', until = '' } = filters;
  // The days that were set when 'range' was chosen, until one is entered.
  const [openedWith, setOpenedWith] = useState<string | null>(null);
  const days = `${from} ${until}`;
  const period = findPeriod(from, until);
  const isRange = openedWith === days || (!period && days !== ' ');
  function choose(value: string) {
    const chosen = listPeriods().find((candidate) => candidate.value === value);
    setOpenedWith(value === range.value ? days : null);
    if (value !== range.value) {
      onChange({ from: chosen?.from ?? '', until: chosen?.until ?? '' });
    }
  }
  function changeRange(changed: { from: string; until: string }) {
    setOpenedWith(null);
    onChange(changed);
  }
  return (
    <>
      <FilterSelect
        label="Date"
        allLabel="Any date"
        choices={[...listPeriods(), range]}
        chosen={isRange ? range.value : (period?.value ?? '')}
        onChoose={choose}
      />
      {isRange && (
        <>
          <DayField
            label="From"
            value={from}
            onChange={(day) => changeRange({ from: day, until })}
          />
          <DayField
            label="To"
            value={until}
            onChange={(day) => changeRange({ from, until: day })}
          />
        </>
      )}
    </>
  );
}
