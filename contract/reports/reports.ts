import { dayMs } from '../format/pakistan-time.ts';
import { idParams } from '../http/http.ts';
import { optionalDay } from '../input/formats.ts';
import type { Permission } from '../staff/staff.ts';
import { z } from '../zod.ts';

/** The reports about requests, in the order of the screen. */
export const reportNames = ['funnel', 'response', 'owners', 'sources', 'appointments'] as const;

export type ReportName = (typeof reportNames)[number];

export const reportPermission: Permission = 'reports';

/** The path of a report below /api; `/export` is appended for the CSV file. */
export const buildReportPath = (name: ReportName) => `/admin/reports/${name}` as const;

/** The maximum length of a period. */
export const maxReportDays = 366;
/** The default length of a period in days, today included. */
export const defaultReportDays = 30;
/** The maximum number of listed sources; the others are summed up. */
export const maxNamedSources = 50;

/** Counts the days from one day to another (YYYY-MM-DD), both included. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Returns the day (YYYY-MM-DD) that is so many days after another one. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** A report's query: the first and the last day, in Pakistan, and a dealer to limit it to. */
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

/** The errors for invalid periods. */
export const reportMessages = {
  backward: 'The first day must not be after the last one',
  tooLong: `A report covers at most ${maxReportDays} days`,
} as const;

/** The requests of one type by current status. */
export interface FunnelRow {
  /** The type's slug. */
  kind: string;
  total: number;
  /** Every status of the type, in its order. */
  byStatus: Record<string, number>;
}

/** The response times of one type. */
export interface ResponseRow {
  kind: string;
  /** Null for types without a target, and so are the two shares of it below. */
  targetMinutes: number | null;
  requests: number;
  answered: number;
  /** Minutes of opening hours until the first response; null if there was none. */
  medianMinutes: number | null;
  p90Minutes: number | null;
  withinTarget: number | null;
  /** Requests to which the target applies: answered ones, and overdue ones without an answer. */
  due: number | null;
}

/** The response times to the requests of one owner, over all types. */
export interface OwnerRow {
  /** The account's name; null for requests without an owner. */
  owner: string | null;
  requests: number;
  answered: number;
  /** Minutes of opening hours until the first response; null if there was none. */
  medianMinutes: number | null;
  /** Of requests whose type has a target. */
  withinTarget: number;
  /** Those of them that were answered or are overdue. */
  due: number;
}

/** The requests from one source. */
export interface SourceRow {
  /** Null for requests without a source. */
  source: string | null;
  requests: number;
  completed: number;
}

/** The outcomes of one type's appointments. */
export interface AppointmentRow {
  kind: string;
  appointments: number;
  /** Completed on or after the confirmed date. */
  kept: number;
  /** Completed before the confirmed date, or without one. */
  otherwiseCompleted: number;
  /** Null for types without such a status, unless the period has an appointment with a time. */
  noShow: number | null;
  cancelled: number;
  /** Upcoming, or not closed yet. */
  open: number;
  /**
   * Moved to another time, or without an appointment confirmed for another date than the preferred one; whatever the
   * outcome.
   */
  moved: number;
}

interface ReportRows {
  funnel: FunnelRow[];
  response: ResponseRow[];
  owners: OwnerRow[];
  sources: SourceRow[];
  appointments: AppointmentRow[];
}

/** A report on the requests received, or the appointments held, in a range of days. */
export interface Report<Name extends ReportName = ReportName> {
  from: string;
  to: string;
  rows: ReportRows[Name];
  /** The totals of the sources that are not listed. */
  others?: { sources: number; requests: number; completed: number };
}
