import { expect, it } from 'vitest';
import { type MyDay, type MyDayRecord, myDaySections } from '#contract/leads/my-day.ts';
import { arrangeDay } from './use-my-day.ts';

const record = (_id: string, name: string, phone: string) => ({ _id, name, phone }) as MyDayRecord;

/** A day whose other sections are empty. */
function arrange(sections: Partial<Record<keyof MyDay, MyDayRecord[]>>) {
  const all = myDaySections.map((section) => {
    const records = sections[section] ?? [];
    return [section, { total: records.length, records }];
  });
  return arrangeDay(Object.fromEntries(all) as MyDay);
}

it('puts one customer’s requests together, where the most urgent one is', () => {
  const { overdue } = arrange({
    overdue: [
      record('a', 'Sample One', '0300 0000001'),
      record('b', 'Sample Two', '0300 0000002'),
      record('c', 'sample one', '+92 300 0000001'),
      record('d', 'Sample Two', '0300 0000003'),
      record('e', 'Sample Brother', '0300 0000001'),
    ],
  });
  expect(overdue.records.map(({ _id }) => _id)).toEqual(['a', 'c', 'b', 'd', 'e']);
  expect(overdue.records.map(({ isContinued }) => isContinued)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(overdue.records.map(({ openCount }) => openCount)).toEqual([2, 2, 1, 1, 1]);
  expect(overdue.total).toBe(5);
});

it('counts a customer’s requests over all sections, one in two sections once', () => {
  const again = record('b', 'Sample One', '0300 0000001');
  const { overdue, unanswered } = arrange({
    overdue: [record('a', 'Sample One', '0300 0000001')],
    unanswered: [again],
    appointments: [again],
  });
  expect(overdue.records[0]?.openCount).toBe(2);
  expect(unanswered.records[0]).toMatchObject({ openCount: 2, isContinued: false });
});
