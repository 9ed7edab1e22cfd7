import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PublicationPeriod } from '#contract/content/publication.ts';
import { PeriodBadge } from './visibility.tsx';

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const read = (period: PublicationPeriod) =>
  renderToStaticMarkup(<PeriodBadge period={period} />).replaceAll(/<[^<>]+>/g, '');

it.each([
  [{ publishAt: '2026-12-03T04:00:00.000Z' }, /^Scheduled for Thu, Dec 3, 9:00\sAM$/],
  [{ publishAt: '2026-12-31T19:00:00.000Z' }, /^Scheduled for Jan 1, 2027, 12:00\sAM$/],
  [{ publishAt: '2026-11-24T07:05:00.000Z' }, /^Scheduled for today, 12:05\sPM$/],
  [{ publishAt: null, closesAt: '2026-11-24T00:00:00.000Z' }, /^Closed$/],
  [{ publishAt: null }, /^$/],
])('the period %j has the style of all dates', (period, text) => {
  expect(read(period)).toMatch(text);
});
