/** Paths below /api that dashboards load besides the statistics of each kind. */
export const dashboardPaths = {
  requestsPerDay: '/admin/dashboard/requests-per-day',
  pageViews: '/admin/dashboard/page-views',
  work: '/admin/dashboard/work',
} as const;

/** How many days of requests the dashboards show, ending today (in Pakistan). */
export const requestDays = 90;
/** How many days of page views the dashboards show. */
export const pageViewDays = 30;

/** The name for the total of all referring hosts that are not listed. */
export const otherReferrers = 'others';

/** Requests of each type per day; only types that the viewer may see. */
export interface RequestsPerDay {
  /** YYYY-MM-DD, earliest first. */
  days: string[];
  /** By the type's slug, one number per day. */
  counts: Record<string, number[]>;
}

/** Unanswered and recent requests of one type. */
export interface WorkQueue {
  /** The type's slug. */
  kind: string;
  /** Requests received today, in Pakistan. */
  newToday: number;
  /** Requests that still have the initial status. */
  waiting: number;
  /** The oldest of them. */
  longest: { _id: string; name: string; createdAt: string } | null;
}

/** The maximum number of listed appointments per type on a given day. */
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
  /** Its duration; null if no car or bay is booked for it. */
  minutes: number | null;
  /** Whether staff confirmed it; otherwise it is the customer's wish. */
  isConfirmed: boolean;
  /** The dealer who handles it; null for head office. */
  dealerId: string | null;
}

/**
 * Work to do, for the types that the viewer may see. Appointments are sorted by time: today's open ones, or for a given
 * day all that are not cancelled.
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
  /** The username of the staff member who changed it. */
  by: string;
}

/** Sent once when a stream opens: the client must reload what it has displayed. */
export const liveReadyEvent = 'ready';
