import { expect, it } from 'vitest';
import type { OperatingStatus } from '#contract/staff/status.ts';
import { listWarnings } from './read-status.ts';

const gigabyte = 1024 ** 3;
const now = Date.parse('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const archive = (madeAt: string) => ({ name: 'scheduled.tar', madeAt, bytes: 1 });

const healthy: Omit<OperatingStatus, 'warnings'> = {
  mail: { waiting: 3, oldestAt: ago(14), givenUp: 1, held: null },
  backup: { isScheduled: true, last: archive(ago(24 * 60)), failedAt: null },
  disk: { free: 50 * gigabyte, total: 100 * gigabyte },
  database: {
    version: '18.4',
    migrations: { applied: 3, known: 3 },
    connections: [],
    processes: [],
  },
  process: { version: '1', node: 'v24', startedAt: ago(9), memory: 1 },
  cleanup: { at: ago(30), failedSteps: [] },
};

it('a product that runs as it should has no warnings', () => {
  expect(listWarnings(healthy, now)).toEqual([]);
  const unscheduled = { isScheduled: false, last: null, failedAt: null };
  expect(listWarnings({ ...healthy, backup: unscheduled, cleanup: null }, now)).toEqual([]);
});

it.each<[string, Partial<OperatingStatus>]>([
  ['Emails have been waiting', { mail: { waiting: 1, oldestAt: ago(16), givenUp: 0, held: null } }],
  [
    'Emails wait since a restore',
    {
      mail: {
        ...healthy.mail,
        held: { madeAt: ago(60), restoredAt: ago(9), emails: 1, appointments: 0 },
      },
    },
  ],
  ['The disk is nearly full', { disk: { free: 3.9 * gigabyte, total: 100 * gigabyte } }],
  ['The disk is nearly full', { disk: { free: 0.9 * gigabyte, total: 10 * gigabyte } }],
  ['The last scheduled backup failed', { backup: { ...healthy.backup, failedAt: ago(5) } }],
  ['There is no backup', { backup: { ...healthy.backup, last: archive(ago(26 * 60)) } }],
  ['There is no backup', { backup: { ...healthy.backup, last: null } }],
  ['A step of the hourly cleanup', { cleanup: { at: ago(1), failedSteps: ['remove email'] } }],
  ['a newer version', { database: { ...healthy.database, migrations: { applied: 4, known: 3 } } }],
])('warns: %s (%j)', (warning, change) => {
  expect(listWarnings({ ...healthy, ...change }, now)).toEqual([expect.stringContaining(warning)]);
});
