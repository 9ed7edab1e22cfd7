import { leadTypes } from '../leads/registry.ts';
import type { Report, ReportName } from './reports.ts';

/** A report as a table, for the screen and the CSV file. */
export interface ReportTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** Formats a type's slug as its title: 'test-drives' is 'Test Drives'. */
export const formatKind = (kind: string): string =>
  leadTypes.find(({ slug }) => slug === kind)?.texts.title ?? kind;

/** The name of a source in reports. */
export const formatSource = (source: string | null): string => source ?? 'Not known';

/** The name of an owner in reports. */
export const formatOwner = (owner: string | null): string => owner ?? 'No owner';

/** Formats a status: 'no-show' is 'No Show'. */
const formatStatus = (status: string): string =>
  status.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

/** Returns a share in percent with one decimal; null if there is nothing to divide. */
export const computePercent = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : Math.round((part / whole) * 1000) / 10;

const tables: { [Name in ReportName]: (report: Report<Name>) => ReportTable } = {
  funnel: ({ rows }) => ({
    columns: ['Type', 'Status', 'Requests', 'Share of the type in %'],
    rows: rows.flatMap(({ kind, total, byStatus }) =>
      Object.entries(byStatus).map(([status, count]) => [
        formatKind(kind),
        formatStatus(status),
        count,
        computePercent(count, total),
      ]),
    ),
  }),
  response: ({ rows }) => ({
    columns: [
      'Type',
      'Requests',
      'Answered',
      'Median in minutes',
      '90th percentile in minutes',
      'Target in minutes',
      'Within target in %',
    ],
    rows: rows.map((row) => [
      formatKind(row.kind),
      row.requests,
      row.answered,
      row.medianMinutes,
      row.p90Minutes,
      row.targetMinutes,
      computePercent(row.withinTarget, row.due),
    ]),
  }),
  owners: ({ rows }) => ({
    columns: ['Owner', 'Requests', 'Answered', 'Median in minutes', 'Within target in %'],
    rows: rows.map((row) => [
      formatOwner(row.owner),
      row.requests,
      row.answered,
      row.medianMinutes,
      computePercent(row.withinTarget, row.due),
    ]),
  }),
  sources: ({ rows, others }) => ({
    columns: ['Source', 'Requests', 'Completed', 'Completed in %'],
    rows: [
      ...rows.map((row) => ({ ...row, source: formatSource(row.source) })),
      ...(others ? [{ ...others, source: `${others.sources} other sources` }] : []),
    ].map(({ source, requests, completed }) => [
      source,
      requests,
      completed,
      computePercent(completed, requests),
    ]),
  }),
  appointments: ({ rows }) => ({
    columns: [
      'Type',
      'Appointments',
      'Kept',
      'Otherwise completed',
      'No-show',
      'Cancelled',
      'Open',
      'Moved',
    ],
    rows: rows.map((row) => [
      formatKind(row.kind),
      row.appointments,
      row.kept,
      row.otherwiseCompleted,
      row.noShow,
      row.cancelled,
      row.open,
      row.moved,
    ]),
  }),
};

/** Builds the table of a report. */
export const buildReportTable = <Name extends ReportName>(
  name: Name,
  report: Report<Name>,
): ReportTable => tables[name](report);
