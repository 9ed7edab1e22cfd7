/** Paths below /api that dashboards read besides the statistics of each kind of record. */
export const dashboardPaths = {
  requestsPerDay: '/admin/dashboard/requests-per-day',
  pageViews: '/admin/dashboard/page-views',
  work: '/admin/dashboard/work',
} as const;

/** How many days of requests the dashboards show, ending today (in Pakistan). */
export const requestDays = 90;
/** How many days of page views the dashboards show. */
export const pageViewDays = 30;

/** The name under which all referring hosts that are not listed are counted. */
export const otherReferrers = 'others';

/** Requests of each type per day; only types that the reader may see. */
export interface RequestsPerDay {
  /** YYYY-MM-DD, earliest first. */
  days: string[];
  /** By the type's slug, one number per day. */
  counts: Record<string, number[]>;
}

/** What waits in one type of request. */
export interface WorkQueue {
  /** The type's slug. */
  kind: string;
  /** Requests that came today, in Pakistan. */
  newToday: number;
  /** Requests that still have the first status. */
  waiting: number;
  /** Of those, the oldest. */
  longest: { _id: string; name: string; createdAt: string } | null;
}

/** The most appointments of a named day that are listed for each type. */
export const maxDayAppointments = 500;

/** An appointment of a day. */
export interface DayAppointment {
  /** The type's slug. */
  kind: string;
  _id: string;
  name: string;
  /** Its subject: a vehicle, a dealership or a service. */
  about: string;
  status: string;
  /** HH:MM in Pakistan; 00:00 if only the day is known. */
  time: string;
  /** How long it takes; null where no car or bay is booked for it. */
  minutes: number | null;
  /** Whether staff confirmed it; else the customer wishes it. */
  isConfirmed: boolean;
  /** The dealer that answers it; null is head office. */
  dealerId: string | null;
}

/**
 * The work to do, for the types that the reader may see. Appointments earliest first: the open ones of today, or
 * those of a named day that are not cancelled.
 */
export interface Work {
  queues: WorkQueue[];
  appointments: DayAppointment[];
}

interface Counted {
  name: string;
  count: number;
}

/** Page views per day, and the pages and referring hosts with the most views. */
export interface PageViewsSummary {
  days: string[];
  counts: number[];
  pages: Counted[];
  /** Hosts of referring sites; `otherReferrers` comes last if there are more. */
  referrers: Counted[];
}

/** Below /api: a stream of server-sent events about new and changed records that the reader may see. */
export const livePath = '/admin/live';

/** A new request or subscription: the slug of its kind. */
export interface Arrival {
  kind: string;
}

/** A record that staff have changed or deleted. */
export interface RecordChange {
  kind: string;
  id: string;
  /** The username of who changed it. */
  by: string;
}

/** Sent once when a stream opens: the client must reload what it showed before. */
export const liveReadyEvent = 'ready';
