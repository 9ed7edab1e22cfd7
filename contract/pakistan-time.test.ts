import { expect, it } from 'vitest';
import { todayInPakistan } from './pakistan-time.ts';

it('returns the date in Pakistan, five hours ahead of UTC', () => {
  expect(todayInPakistan(new Date('2026-03-31T18:59:59Z'))).toBe('2026-03-31');
  expect(todayInPakistan(new Date('2026-03-31T19:00:00Z'))).toBe('2026-04-01');
});
