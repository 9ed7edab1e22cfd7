import { z } from '../zod.ts';

/** Below /api: the product's status, for accounts with staff-management. */
export const statusPath = '/admin/status';

/** Below /api: the decision about messages held since a restore. */
export const heldPath = '/admin/status/held';

/** Whether held messages are sent or dropped. */
export const heldInput = z.object({
  decision: z.enum(['send', 'drop'], { error: 'decision must be one of: send, drop' }),
});

export type HeldDecision = z.output<typeof heldInput>['decision'];

/** Messages held since a restore, because they may have been sent after the backup. */
export interface HeldEmails {
  madeAt: string;
  restoredAt: string;
  /** Emails that were queued when the backup was made. */
  emails: number;
  /** Appointments with a due reminder or a due email about a change. */
  appointments: number;
}

/** The parts of the product that can need attention. */
export type StatusPart = 'mail' | 'backup' | 'disk' | 'database' | 'cleanup';

/** The warnings, with the part that each is about. */
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

/** The product's status. Times are ISO 8601 in UTC, sizes in bytes. */
export interface OperatingStatus {
  /** Problems that need attention, in words; empty if there are none. */
  warnings: string[];
  mail: {
    waiting: number;
    /** When the oldest waiting email was queued. */
    oldestAt: string | null;
    /** Emails given up on in the last month. */
    givenUp: number;
    /** Held messages since a restore; null if there are none. */
    held: HeldEmails | null;
  };
  backup: {
    isScheduled: boolean;
    last: { name: string; madeAt: string; bytes: number } | null;
    /** When a scheduled backup last failed; null if the latest one succeeded. */
    failedAt: string | null;
  };
  disk: { free: number; total: number };
  database: {
    version: string;
    /** Migrations that were applied, and migrations of this version. */
    migrations: { applied: number; known: number };
    connections: { application: string; count: number }[];
    /** The product's running processes, as 'host:pid'. */
    processes: string[];
  };
  /** The process that responded. */
  process: { version: string; node: string; startedAt: string; memory: number };
  /** The hourly cleanup of this process; null before its first run. */
  cleanup: { at: string; failedSteps: string[] } | null;
}
