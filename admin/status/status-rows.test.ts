import { expect, it } from 'vitest';
import { statusWarnings } from '#contract/staff/status.ts';
import { findPartState } from './status-rows.tsx';

const healthy = {
  warnings: [],
  backup: { isScheduled: true, last: null, failedAt: null },
  cleanup: { at: '2026-11-23T12:00:00Z', failedSteps: [] },
};

it('marks the part that a warning is about, and no other', () => {
  for (const { part, text } of Object.values(statusWarnings)) {
    const status = { ...healthy, warnings: [text] };
    expect(findPartState(part, status).color).toBe('red');
    const others = (['mail', 'backup', 'disk', 'database', 'cleanup'] as const).filter(
      (other) => other !== part,
    );
    for (const other of others) expect(findPartState(other, status).color, other).toBe('green');
  }
});

it('says that backups are not scheduled and that the cleanup has not run, which are no faults', () => {
  const status = { ...healthy, backup: { ...healthy.backup, isScheduled: false }, cleanup: null };
  expect(findPartState('backup', status)).toEqual({ text: 'Not scheduled', color: 'amber' });
  expect(findPartState('cleanup', status)).toEqual({ text: 'Not run yet', color: 'grey' });
  expect(findPartState('disk', status).text).toBe('In order');
});
