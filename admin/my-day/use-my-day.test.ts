import { expect, it } from 'vitest';
import type { MyDayRecord } from '#contract/leads/my-day.ts';
import { groupByWhen } from './use-my-day.ts';

const record = (_id: string, responseDueAt: string | null, at = '2026-11-23T04:00:00.000Z') =>
  ({ _id, responseDueAt, at }) as MyDayRecord;

/** The ids of each group. */
const listGroups = (...args: Parameters<typeof groupByWhen>) =>
  groupByWhen(...args).map(({ records }) => records.map(({ _id }) => _id));

it('groups requests whose answers are due in the same minute', () => {
  const records = [
    record('a', '2026-11-23T04:30:00.000Z'),
    record('b', '2026-11-23T04:30:20.000Z'),
    record('c', '2026-11-23T06:00:00.000Z'),
    record('d', null),
  ];
  expect(listGroups(records, 'unanswered')).toEqual([['a', 'b'], ['c'], ['d']]);
});

it('groups appointments and follow-ups by their own time, whatever their answers', () => {
  const records = [
    record('a', '2026-11-23T04:30:00.000Z', '2026-11-23T05:00:00.000Z'),
    record('b', '2026-11-23T06:30:00.000Z', '2026-11-23T05:00:00.000Z'),
    record('c', '2026-11-23T06:30:00.000Z', '2026-11-23T05:30:00.000Z'),
  ];
  expect(listGroups(records, 'appointments')).toEqual([['a', 'b'], ['c']]);
  expect(listGroups(records, 'followUps')).toEqual([['a', 'b'], ['c']]);
});

it('keeps the order: equal times that do not follow each other stay apart', () => {
  const [early, late] = ['2026-11-23T04:30:00.000Z', '2026-11-23T06:30:00.000Z'];
  const records = [record('a', early), record('b', late), record('c', early)];
  expect(listGroups(records, 'overdue')).toEqual([['a'], ['b'], ['c']]);
});
