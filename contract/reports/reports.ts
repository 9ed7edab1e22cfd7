import { dayMs } from '../format/pakistan-time.ts';
import { idParams } from '../http/http.ts';
import { optionalDay } from '../input/formats.ts';
import type { Permission } from '../staff/staff.ts';
import { z } from '../zod.ts';

/** The reports about requests, in the order of the screen. */
export const reportNames = ['funnel', 'response', 'sources', 'appointments'] as const;

export type ReportName = (typeof reportNames)[number];

export const reportPermission: Permission = 'reports';

/** The path of a report below /api; with `/export` after it, the report as a CSV file. */
export const buildReportPath = (name: ReportName) => `/admin/reports/${name}` as const;

/** The longest period of a report. */
export const maxReportDays = 366;
/** How many days a report covers unless it is asked for others, today included. */
export const defaultReportDays = 30;
/** How many sources are named; the others are summed up. */
export const maxNamedSources = 50;

/** The number of days from one day to another (YYYY-MM-DD), both included. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Returns the day (YYYY-MM-DD) that is so many days after another one. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** A report's query: the first and the last day, in Pakistan, and the dealer whose requests alone count. */
export const reportQuery = z.object({
  from: optionalDay,
  to: optionalDay,
  // Blank means any dealer.
  dealerId: z.optional(
    z.string({ error: 'dealerId must be an id' }).check(
      z.refine((value) => value === '' || idParams.safeParse({ id: value }).success, {
        error: 'dealerId must be an id',
      }),
    ),
  ),
});

/** Why a period is refused. */
export const reportMessages = {
  backward: 'The first day must not be after the last one',
  tooLong: `A report covers at most ${maxReportDays} days`,
} as const;

/** The requests of one type, by the status that they have now. */
export interface FunnelRow {
  /** The type's slug. */
  kind: string;
  total: number;
  /** Every status of the type, in its order. */
  byStatus: Record<string, number>;
}

/** How soon the requests of one type were answered. */
export interface ResponseRow {
  kind: string;
  /** Null for types without a target, and so are the two shares of it below. */
  targetMinutes: number | null;
  requests: number;
  answered: number;
  /** Minutes of opening hours until the first response; null if nothing was answered. */
  medianMinutes: number | null;
  p90Minutes: number | null;
  withinTarget: number | null;
  /** Requests that count for the target: those answered, and those overdue without an answer. */
  due: number | null;
}

/** The requests from one source. */
export interface SourceRow {
  /** Null for requests that carry no source. */
  source: string | null;
  requests: number;
  completed: number;
}

/** What became of the appointments of one type. */
export interface AppointmentRow {
  kind: string;
  appointments: number;
  /** Completed on the confirmed date or after it. */
  kept: number;
  /** Completed before the confirmed date, or without one. */
  otherwiseCompleted: number;
  /** Null for types whose requests have no such status, while none has an appointment with a time. */
  noShow: number | null;
  cancelled: number;
  /** Still to come, or not closed yet. */
  open: number;
  /** Given another time, or without an appointment another date than the customer preferred; whatever became of it. */
  moved: number;
}

interface ReportRows {
  funnel: FunnelRow[];
  response: ResponseRow[];
  sources: SourceRow[];
  appointments: AppointmentRow[];
}

/** A report on the requests received, or the appointments held, in a range of days. */
export interface Report<Name extends ReportName = ReportName> {
  from: string;
  to: string;
  rows: ReportRows[Name];
  /** Of the sources beyond the named ones, the sums. */
  others?: { sources: number; requests: number; completed: number };
}
