import { expect, it } from 'vitest';
import { readArchiveTime } from './archives.ts';
import { findLastDue } from './schedule.ts';

it.each([
  ['a minute before it', '02:30', '2026-11-23T21:29:59Z', '2026-11-22T21:30:00.000Z'],
  ['at that minute', '02:30', '2026-11-23T21:30:00Z', '2026-11-23T21:30:00.000Z'],
  ['on the last day of a year in UTC', '02:30', '2026-12-31T22:00:00Z', '2026-12-31T21:30:00.000Z'],
  ['at midnight in Pakistan', '00:00', '2026-11-23T19:00:00Z', '2026-11-23T19:00:00.000Z'],
  ['late in the evening', '23:59', '2026-11-23T18:00:00Z', '2026-11-22T18:59:00.000Z'],
])('finds the last due time in Pakistan, %s', (_when, at, now, due) => {
  expect(findLastDue(at, new Date(now)).toISOString()).toBe(due);
});

it('reads an archive’s time from its name, and from the file only for other names', () => {
  const modified = new Date('2026-11-23T10:00:00Z');
  const named = readArchiveTime('scheduled-2026-11-20T02-30-00Z.tar', modified);
  expect(named?.toISOString()).toBe('2026-11-20T02:30:00.000Z');
  expect(readArchiveTime('backup-2026-11-21T02-30-00Z.tar', modified)?.getUTCDate()).toBe(21);
  expect(readArchiveTime('before-the-move.tar', modified)).toBe(modified);
});

it.each([
  'scheduled-2026-11-20T02-30-00Z.tar.unverified',
  'scheduled-2026-11-20T02-30-00Z.tar.unverified.partial',
  'backup-2026-11-20T02-30-00Z.tar.partial',
  'notes.txt',
])('does not take %s for a complete archive', (name) => {
  expect(readArchiveTime(name, new Date())).toBeNull();
});
