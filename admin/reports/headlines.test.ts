import { expect, it } from 'vitest';
import type { Report } from '#contract/reports/reports.ts';
import { describeChange, findHeadline, formatFigure, formatMinutes } from './headlines.ts';
import { findPeriodBefore } from './report-filters.tsx';

it.each([
  [null, '–'],
  [0, '0 min'],
  [0.2, 'under 1 min'],
  [45.4, '45 min'],
  [59.6, '1 h'],
  [75, '1 h 15 min'],
  [1104, '18 h 24 min'],
])('%s minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

const period = { from: '2026-11-01', to: '2026-11-30' };

const makeSources = (requests: Record<string, number>, unknown = 0): Report<'sources'> => ({
  ...period,
  rows: [
    { source: null, requests: unknown, completed: 0 },
    ...Object.entries(requests).map(([source, count]) => ({
      source,
      requests: count,
      completed: 0,
    })),
  ],
  others: { sources: 2, requests: 10, completed: 0 },
});

it('the funnel begins with the number of requests of all types', () => {
  const report: Report<'funnel'> = {
    ...period,
    rows: [
      { kind: 'test-drives', total: 1200, byStatus: {} },
      { kind: 'contact-inquiries', total: 40, byStatus: {} },
    ],
  };
  const { measure, unit, meaning } = findHeadline('funnel', report);
  expect(`${formatFigure(measure(report), unit)} ${meaning}`).toBe('1,240 requests came');
});

it('first responses begin with the share within the target, over the types that have one', () => {
  const row = { requests: 9, answered: 8, medianMinutes: 5, p90Minutes: 9 };
  const report: Report<'response'> = {
    ...period,
    rows: [
      { kind: 'test-drives', targetMinutes: 30, withinTarget: 3, due: 4, ...row },
      { kind: 'parts-requests', targetMinutes: 240, withinTarget: 1, due: 4, ...row },
      { kind: 'job-applications', targetMinutes: null, withinTarget: null, due: null, ...row },
    ],
  };
  expect(findHeadline('response', report).measure(report)).toBe(50);
  const none = { ...report, rows: report.rows.slice(2) };
  expect(findHeadline('response', none).measure(none)).toBeNull();
});

it('sources begin with the largest one that is known, and find it again in another period', () => {
  const report = makeSources({ Direct: 50, 'google.com': 20 }, 120);
  const { measure, meaning } = findHeadline('sources', report);
  expect(measure(report)).toBe(25);
  expect(meaning).toContain('came from Direct');
  expect(measure(makeSources({ 'google.com': 20, direct: 10 }))).toBe(25);
  expect(measure(makeSources({ 'google.com': 20 }))).toBe(0);
  const unknown = makeSources({}, 5);
  expect(findHeadline('sources', unknown).measure(unknown)).toBeNull();
});

it('appointments begin with the share of the closed ones that were kept', () => {
  const row = { kind: 'test-drives', otherwiseCompleted: 1, noShow: 2, cancelled: 1, moved: 9 };
  const report: Report<'appointments'> = {
    ...period,
    rows: [{ ...row, appointments: 20, kept: 6, open: 10 }],
  };
  expect(findHeadline('appointments', report).measure(report)).toBe(60);
  const open = { ...report, rows: [{ ...row, appointments: 4, kept: 0, open: 4 }] };
  expect(findHeadline('appointments', open).measure(open)).toBeNull();
});

it('the period before has as many days and ends the day before', () => {
  expect(findPeriodBefore(period)).toEqual({ from: '2026-10-02', to: '2026-10-31' });
  const day = { from: '2026-11-26', to: '2026-11-26' };
  expect(findPeriodBefore(day)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
});

it.each([
  ['count', 112, 100, 'Up 12% from 100 in the 30 days before', 1],
  ['count', 382, 6, 'Up from 6 in the 30 days before', 1],
  ['count', 50, 100, 'Down 50% from 100 in the 30 days before', -1],
  ['count', 1001, 1000, 'About the same as in the 30 days before: 1,000', 0],
  ['count', 5, 0, 'None in the 30 days before', null],
  ['percent', 87.4, 83, 'Up 4 points from 83% in the 30 days before', 1],
  ['percent', 82.2, 83, 'Down 1 point from 83% in the 30 days before', -1],
  ['percent', 5, 0, 'Up 5 points from 0% in the 30 days before', 1],
  ['percent', 5, null, 'No figure in the 30 days before', null],
] as const)('compares a %s of %s with %s: %s', (unit, now, before, text, direction) => {
  expect(describeChange(unit, { now, before, days: 30 })).toEqual({ direction, text });
});

it('one day is compared with the day before', () => {
  expect(describeChange('count', { now: 2, before: 1, days: 1 }).text).toBe(
    'Up 100% from 1 on the day before',
  );
});
