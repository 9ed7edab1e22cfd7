import { expect, it } from 'vitest';
import { hasPassedInPakistan, todayInPakistan } from './pakistan-time.ts';

it('returns the date in Pakistan, five hours ahead of UTC', () => {
  expect(todayInPakistan(new Date('2026-03-31T18:59:59Z'))).toBe('2026-03-31');
  expect(todayInPakistan(new Date('2026-03-31T19:00:00Z'))).toBe('2026-04-01');
});

it('knows whether a date and a time have passed; a date alone passes at its end', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  expect(hasPassedInPakistan('2026-11-27', '16:59', now)).toBe(true);
  expect(hasPassedInPakistan('2026-11-27', '17:01', now)).toBe(false);
  expect(hasPassedInPakistan('2026-11-27', null, now)).toBe(false);
  expect(hasPassedInPakistan('2026-11-27', '', now)).toBe(false);
  expect(hasPassedInPakistan('2026-11-26', null, now)).toBe(true);
  expect(hasPassedInPakistan('2026-11-26', 'In the morning', now)).toBe(false);
});
