/** Below /api: what the dashboards read besides the statistics of each kind of record. */
export const dashboardPaths = {
  requestsPerDay: '/admin/dashboard/requests-per-day',
  pageViews: '/admin/dashboard/page-views',
} as const;

/** Days of requests that the dashboards show, today (in Pakistan) the last of them. */
export const requestDays = 90;
/** Days of page views that they show. */
export const pageViewDays = 30;

/** How many requests of each type came on each day; only types that the reader may see. */
export interface RequestsPerDay {
  /** YYYY-MM-DD, the earliest first. */
  days: string[];
  /** One number a day for each type, by its slug. */
  counts: Record<string, number[]>;
}

interface Counted {
  name: string;
  count: number;
}

/** How often pages were seen: by day, and the pages and referring hosts with the most views. */
export interface PageViewsSummary {
  days: string[];
  counts: number[];
  pages: Counted[];
  /** Hosts of the sites that led here. */
  referrers: Counted[];
}

/** Below /api: a stream of server-sent events, one for each arrival that the reader may see. */
export const livePath = '/admin/live';

/** A request or subscription has arrived: the slug of its kind. */
export interface Arrival {
  kind: string;
}

/** Sent once whenever the stream begins: whatever came before has to be read anew. */
export const liveReadyEvent = 'ready';
