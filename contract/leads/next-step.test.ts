import { expect, it } from 'vitest';
import { formatDeadline, formatDeadlineFrom } from './next-step.ts';

// 11:00 in Pakistan on Saturday, 28 November 2026.
const now = new Date('2026-11-28T06:00:00Z');

it.each([
  ['2026-11-28T11:27:10.000Z', 'by 4:30 pm today'],
  ['2026-11-28T11:30:00.000Z', 'by 4:30 pm today'],
  ['2026-11-29T04:30:00.000Z', 'by 9:30 am tomorrow'],
  // 23:58 is called midnight, which is tomorrow.
  ['2026-11-28T18:58:00.000Z', 'by 12:00 am tomorrow'],
  ['2026-11-30T04:30:00.000Z', 'by 9:30 am on Monday, 30 November 2026'],
])('%s is due %s', (deadline, words) => {
  expect(formatDeadlineFrom(deadline, now)).toBe(words);
});

it('emails, which are read later, name the day', () => {
  expect(formatDeadline('2026-11-28T11:27:10.000Z')).toBe(
    'by 4:30 pm on Saturday, 28 November 2026',
  );
});
