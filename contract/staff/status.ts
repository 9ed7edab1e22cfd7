import { z } from '../zod.ts';

/** Below /api: how the product runs, for accounts with staff-management. */
export const statusPath = '/admin/status';

/** Below /api: the decision about what waits since a restore. */
export const heldPath = '/admin/status/held';

/** Whether what waits since a restore is sent or dropped. */
export const heldInput = z.object({
  decision: z.enum(['send', 'drop'], { error: 'decision must be one of: send, drop' }),
});

export type HeldDecision = z.output<typeof heldInput>['decision'];

/** What waits since a restore, because it may have been sent after the backup. */
export interface HeldEmails {
  madeAt: string;
  restoredAt: string;
  /** Emails that were queued when the backup was made. */
  emails: number;
  /** Appointments of which a reminder or the email about a change is due. */
  appointments: number;
}

/** The parts of the product that can need attention. */
export type StatusPart = 'mail' | 'backup' | 'disk' | 'database' | 'cleanup';

/** The warnings in words, with the part that each is about. */
export const statusWarnings = {
  disk: {
    part: 'disk',
    text: 'The disk is nearly full. Uploads stop when less than 2 GB or 5 % is free.',
  },
  mail: { part: 'mail', text: 'Emails have been waiting for more than 15 minutes.' },
  held: {
    part: 'mail',
    text: 'Emails wait since a restore until somebody sends or drops them.',
  },
  failedBackup: { part: 'backup', text: 'The last scheduled backup failed.' },
  lateBackup: { part: 'backup', text: 'There is no backup of the last day.' },
  cleanup: { part: 'cleanup', text: 'A step of the hourly cleanup failed.' },
  database: {
    part: 'database',
    text: 'The database was used by a newer version of the product.',
  },
} as const satisfies Record<string, { part: StatusPart; text: string }>;

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
    /** What waits since a restore; null if nothing does. */
    held: HeldEmails | null;
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
