import { findMonday, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDays, countDays, defaultReportDays } from '#contract/reports/reports.ts';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { FilterLabel, FilterSelect } from '../lists/filter-fields.tsx';
import { useUser } from '../session/session.ts';
import { Segmented } from '../ui/segmented.tsx';

/** The filter in the screen's address; an empty dealer means any. */
export interface ReportFilter {
  from: string;
  to: string;
  dealerId: string;
}

/** A named period that ends today. */
interface Preset {
  label: string;
  from: string;
  to: string;
}

/** The periods that one click chooses, as of today in Pakistan. */
export function listPresets(today = todayInPakistan()): Preset[] {
  const lastDays = (days: number) => ({
    label: `Last ${days} days`,
    from: addDays(today, 1 - days),
    to: today,
  });
  const thisMonth = { label: 'This month', from: `${today.slice(0, 8)}01`, to: today };
  const monday = findMonday(today);
  const lastWeek = { label: 'Last week', from: addDays(monday, -7), to: addDays(monday, -1) };
  return [lastDays(7), lastWeek, lastDays(30), lastDays(90), thisMonth];
}

/** Reads the filter from the address; the last 30 days unless it names others. */
export function readFilter(params: URLSearchParams, today = todayInPakistan()): ReportFilter {
  const to = params.get('to') ?? today;
  const from = params.get('from') ?? addDays(to, 1 - defaultReportDays);
  return { from, to, dealerId: params.get('dealerId') ?? '' };
}

/** Formats a filter as a query string of the API. */
export const formatQuery = ({ from, to, dealerId }: ReportFilter): string =>
  new URLSearchParams({ from, to, ...(dealerId && { dealerId }) }).toString();

/** Returns the days before a period, as many as it has. */
export const findPeriodBefore = ({
  from,
  to,
}: Pick<ReportFilter, 'from' | 'to'>): Pick<ReportFilter, 'from' | 'to'> => ({
  from: addDays(from, -countDays(from, to)),
  to: addDays(from, -1),
});

interface ReportFiltersProps {
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

/** The period, by presets or by days, and for head office the dealer. */
export function ReportFilters({ filter, onChange }: ReportFiltersProps) {
  const { dealerId: ownDealer } = useUser();
  const dealers = useDealerLabels();
  const { from, to, dealerId } = filter;
  const presets = listPresets();
  function choosePreset(label: string) {
    const preset = presets.find((one) => one.label === label);
    if (preset) onChange({ ...filter, from: preset.from, to: preset.to });
  }
  return (
    <search className="flex flex-wrap items-center gap-2 max-sm:gap-y-3 print:hidden">
      <Segmented
        legend="Period"
        choices={Object.fromEntries(
          presets.map(({ label }) => [label, <PresetLabel key={label} label={label} />]),
        )}
        chosen={presets.find((preset) => preset.from === from && preset.to === to)?.label}
        onChoose={choosePreset}
      />
      <div className="flex items-center gap-2 max-sm:w-full">
        <DayField
          label="From"
          value={from}
          onChange={(day) => onChange({ ...filter, from: day })}
        />
        <span aria-hidden className="text-ink-soft">
          –
        </span>
        <DayField label="To" value={to} onChange={(day) => onChange({ ...filter, to: day })} />
      </div>
      {ownDealer === null && (
        <FilterSelect
          label="Dealer"
          allLabel="All dealers"
          choices={[...dealers].map(([value, label]) => ({ value, label }))}
          chosen={dealerId}
          onChoose={(chosen) => onChange({ ...filter, dealerId: chosen })}
          className="max-sm:w-full sm:max-w-48"
        />
      )}
    </search>
  );
}

/** The label of a preset; on phones all of them fit one line without 'Last'. */
function PresetLabel({ label }: { label: string }) {
  const [first, ...rest] = label.split(' ');
  if (first !== 'Last') return label;
  return (
    <>
      <span className="max-sm:sr-only">Last </span>
      {rest.join(' ')}
    </>
  );
}

/** A date field that reports complete dates only. */
function DayField(props: { label: string; value: string; onChange: (day: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <FilterLabel text={label} className="max-sm:min-w-0 max-sm:flex-1">
      {(id) => (
        <input
          key={value}
          id={id}
          type="date"
          defaultValue={value}
          min="2000-01-01"
          max="9999-12-31"
          onChange={({ target: { value: day, validity } }) => {
            if (day && validity.valid && day !== value) onChange(day);
          }}
          className="field sm:w-36"
        />
      )}
    </FilterLabel>
  );
}
