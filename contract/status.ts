/** Below /api: how the product runs, for accounts with staff-management. */
export const statusPath = '/admin/status';

/** How the product runs. Times are ISO 8601 in UTC, sizes in bytes. */
export interface OperatingStatus {
  /** What needs somebody's attention, in words; empty if nothing does. */
  warnings: string[];
  mail: {
    waiting: number;
    /** When the oldest waiting email was queued. */
    oldestAt: string | null;
    /** Emails given up on in the last month. */
    givenUp: number;
  };
  backup: {
    isScheduled: boolean;
    last: { name: string; madeAt: string; bytes: number } | null;
    /** When a scheduled backup last failed; null if the last one worked. */
    failedAt: string | null;
  };
  disk: { free: number; total: number };
  database: {
    version: string;
    /** Migrations that were applied, and that this version has. */
    migrations: { applied: number; known: number };
    connections: { application: string; count: number }[];
    /** The product's running processes, as 'host:pid'. */
    processes: string[];
  };
  /** The process that answered. */
  process: { version: string; node: string; startedAt: string; memory: number };
  /** The hourly cleanup of this process; null before its first run. */
  cleanup: { at: string; failedSteps: string[] } | null;
}
