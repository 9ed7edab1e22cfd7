import { expect, it } from 'vitest';
import { chooseVisibleMs } from './toasts.ts';

const toast = { id: 'one', serial: 1, tone: 'status', text: 'Deleted' } as const;

it('a report of success shows for 4 seconds, one with Undo and a failure for 10', () => {
  expect(chooseVisibleMs(toast)).toBe(4_000);
  expect(chooseVisibleMs({ ...toast, action: { label: 'Undo', run: () => {} } })).toBe(10_000);
  expect(chooseVisibleMs({ ...toast, tone: 'alert' })).toBe(10_000);
});
