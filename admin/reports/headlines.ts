import { groupDigits } from '#contract/format/rupees.ts';
import { computePercent } from '#contract/reports/report-tables.ts';
import type { Report, ReportName } from '#contract/reports/reports.ts';

/** Formats minutes of opening hours: '45 min', '1 h 15 min', '18 h'. Null is a dash. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '–';
  const whole = Math.round(minutes);
  if (whole === 0 && minutes > 0) return 'under 1 min';
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return parts.filter(Boolean).join(' ');
}

/** Formats a share in percent; null is a dash. */
export const formatPercent = (percent: number | null): string =>
  percent === null ? '–' : `${Math.round(percent)}%`;

/** How a report words its main figure. */
interface Headline<Name extends ReportName> {
  unit: 'count' | 'percent';
  /** The meaning of the figure, shown after it. */
  meaning: string;
  /** Shown if there is no figure. */
  none: string;
  /** Reads the figure of this report, or the same one of another period; null if there is nothing to divide. */
  measure: (report: Report<Name>) => number | null;
}

const sum = <Row>(rows: readonly Row[], read: (row: Row) => number | null): number =>
  rows.reduce((total, row) => total + (read(row) ?? 0), 0);

const countFunnel = ({ rows }: Report<'funnel'>): number => sum(rows, ({ total }) => total);

/** The share of the requests that came from one source, whatever its case. */
function measureSource({ rows, others }: Report<'sources'>, source: string): number | null {
  const own = rows.filter((row) => row.source?.toLowerCase() === source.toLowerCase());
  const all = sum(rows, ({ requests }) => requests) + (others?.requests ?? 0);
  return computePercent(
    sum(own, ({ requests }) => requests),
    all,
  );
}

const headlines: { [Name in ReportName]: (report: Report<Name>) => Headline<Name> } = {
  funnel: (report) => ({
    unit: 'count',
    meaning: countFunnel(report) === 1 ? 'request came' : 'requests came',
    none: '',
    measure: countFunnel,
  }),
  response: () => ({
    unit: 'percent',
    meaning: 'of requests were answered within the target',
    none: 'No request with a target is answered or overdue',
    measure: ({ rows }) =>
      computePercent(
        sum(rows, ({ withinTarget }) => withinTarget),
        sum(rows, ({ due }) => due),
      ),
  }),
  owners: () => ({
    unit: 'percent',
    meaning: 'of requests have an owner',
    none: 'No requests came',
    measure: ({ rows }) =>
      computePercent(
        sum(rows, ({ owner, requests }) => (owner === null ? 0 : requests)),
        sum(rows, ({ requests }) => requests),
      ),
  }),
  sources: ({ rows }) => {
    const largest = rows.find(({ source }) => source !== null)?.source ?? null;
    return {
      unit: 'percent',
      meaning: `of requests came from ${largest}, the largest known source`,
      none: 'No request says where it came from',
      measure: (report) => (largest === null ? null : measureSource(report, largest)),
    };
  },
  appointments: () => ({
    unit: 'percent',
    meaning: 'of closed appointments were kept',
    none: 'No appointment is closed yet',
    measure: ({ rows }) =>
      computePercent(
        sum(rows, ({ kept }) => kept),
        sum(rows, ({ appointments, open }) => appointments - open),
      ),
  }),
};

/** Returns the main figure of a report. */
export const findHeadline = <Name extends ReportName>(
  name: Name,
  report: Report<Name>,
): Headline<Name> => headlines[name](report);

/** Formats the figure of a headline; a missing one is a dash. */
export function formatFigure(figure: number | null, unit: 'count' | 'percent'): string {
  if (unit === 'percent') return formatPercent(figure);
  return figure === null ? '–' : groupDigits(figure);
}

/**
 * The change of a figure from the period before: up (1), down (-1), level (0) or not comparable (null), and in words.
 */
export interface Change {
  direction: -1 | 0 | 1 | null;
  text: string;
}

/** Above this a growth in percent says less than the two counts, and is left out. */
const largestGrowth = 200;

/** Formats the size of a change, with a space after it. */
function formatAmount(size: number, unit: 'count' | 'percent'): string {
  if (unit === 'percent') return `${size} ${size === 1 ? 'point' : 'points'} `;
  return size > largestGrowth ? '' : `${size}% `;
}

/** Compares a figure with that of the same number of days before; shares in percentage points. */
export function describeChange(
  unit: 'count' | 'percent',
  { now, before, days }: { now: number; before: number | null; days: number },
): Change {
  const period = days === 1 ? 'on the day before' : `in the ${groupDigits(days)} days before`;
  if (before === null || (unit === 'count' && before === 0))
    return { direction: null, text: `${unit === 'count' ? 'None' : 'No figure'} ${period}` };
  const difference =
    unit === 'count'
      ? Math.round(((now - before) / before) * 100)
      : Math.round(now) - Math.round(before);
  const earlier = formatFigure(before, unit);
  if (difference === 0) return { direction: 0, text: `About the same as ${period}: ${earlier}` };
  const amount = formatAmount(Math.abs(difference), unit);
  return difference > 0
    ? { direction: 1, text: `Up ${amount}from ${earlier} ${period}` }
    : { direction: -1, text: `Down ${amount}from ${earlier} ${period}` };
}
