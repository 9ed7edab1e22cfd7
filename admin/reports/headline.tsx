import { useQuery } from '@tanstack/react-query';
import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import type { Success } from '#contract/http/http.ts';
import {
  buildReportPath,
  countDays,
  type Report,
  type ReportName,
} from '#contract/reports/reports.ts';
import { callApi } from '../api.ts';
import { formatDay } from '../ui/format.ts';
import { type Change, describeChange, findHeadline, formatFigure } from './headlines.ts';
import { findPeriodBefore, formatQuery, type ReportFilter } from './report-filters.tsx';

/** The query for a report. */
export const reportQuery = (name: ReportName, filter: ReportFilter) => {
  const query = formatQuery(filter);
  return {
    queryKey: ['reports', name, query],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi<Success<Report>>(`${buildReportPath(name)}?${query}`, { signal })).data,
  };
};

interface HeadlineProps {
  name: ReportName;
  report: Report;
  filter: ReportFilter;
  /** Whether `report` is of the previously chosen period, because the chosen one is still loading. */
  isOutdated: boolean;
}

/** The main figure of a report, its meaning, and the change from the period before. */
export function Headline({ name, report, filter, isOutdated }: HeadlineProps) {
  const { unit, meaning, none, measure } = findHeadline(name, report as Report<never>);
  const now = measure(report as Report<never>);
  // Loads after the report, which does not wait for it.
  const period = findPeriodBefore(filter);
  const before = useQuery({
    ...reportQuery(name, { ...filter, ...period }),
    enabled: !isOutdated && now !== null,
  });
  const change =
    before.data && now !== null && !isOutdated
      ? describeChange(unit, {
          now,
          before: measure(before.data as Report<never>),
          days: countDays(filter.from, filter.to),
        })
      : null;
  return (
    <div className="mb-3">
      <p className="flex items-center gap-x-3">
        <span
          className={`flex-none text-3xl font-semibold tracking-tight ${now === null ? 'text-ink-soft' : ''}`}
        >
          {formatFigure(now, unit)}
        </span>
        <span className="min-w-0 text-sm wrap-anywhere">{now === null ? none : meaning}</span>
      </p>
      {now !== null && (
        <p
          title={`${formatDay(period.from)} to ${formatDay(period.to)}`}
          className="mt-0.5 flex min-h-5 items-center gap-1.5 text-ink-soft"
        >
          {change && <ChangeText change={change} />}
          {before.error && 'The period before could not be loaded.'}
        </p>
      )}
    </div>
  );
}

const icons: Record<NonNullable<Change['direction']>, LucideIcon> = {
  [-1]: ArrowDownRight,
  0: ArrowRight,
  1: ArrowUpRight,
};

function ChangeText({ change: { direction, text } }: { change: Change }) {
  const Icon = direction === null ? null : icons[direction];
  return (
    <>
      {Icon && <Icon aria-hidden size={14} className="flex-none" />}
      {text}
    </>
  );
}
