import { todayInPakistan } from '#contract/pakistan-time.ts';
import { addDays, countDays, defaultReportDays } from '#contract/reports.ts';

/** What the screen's address asks for; the empty text means any dealer. */
export interface ReportFilter {
  from: string;
  to: string;
  dealerId: string;
}

/** A named period that ends today. */
export interface Preset {
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
  return [lastDays(7), lastDays(30), lastDays(90), thisMonth];
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
