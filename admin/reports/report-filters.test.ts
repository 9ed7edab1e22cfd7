import { expect, it } from 'vitest';
import { formatQuery, listPresets, readFilter } from './report-filters.tsx';

it('a preset ends today and has the days of its name; last week is from Monday to Sunday', () => {
  expect(listPresets('2026-03-02')).toEqual([
    { label: 'Last 7 days', from: '2026-02-24', to: '2026-03-02' },
    { label: 'Last week', from: '2026-02-23', to: '2026-03-01' },
    { label: 'Last 30 days', from: '2026-02-01', to: '2026-03-02' },
    { label: 'Last 90 days', from: '2025-12-03', to: '2026-03-02' },
    { label: 'This month', from: '2026-03-01', to: '2026-03-02' },
  ]);
});

it('an address without days asks for the last 30', () => {
  const filter = readFilter(new URLSearchParams('dealerId=abc'), '2026-03-02');
  expect(filter).toEqual({ from: '2026-02-01', to: '2026-03-02', dealerId: 'abc' });
  expect(formatQuery(filter)).toBe('from=2026-02-01&to=2026-03-02&dealerId=abc');
  expect(formatQuery({ ...filter, dealerId: '' })).toBe('from=2026-02-01&to=2026-03-02');
});
