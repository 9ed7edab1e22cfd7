import { expect, it } from 'vitest';
import { listRemovedFields } from './removed-fields.ts';

const at = '2026-05-04T05:00:00.000Z';

it.each([
  [
    'a deleted record',
    { status: 'pending', phone: null, message: null },
    null,
    ['phone', 'message'],
  ],
  [
    'a changed record',
    { status: 'pending', notes: null },
    { status: 'done', notes: null },
    ['notes'],
  ],
  ['a new record', null, { status: 'pending', notes: null }, ['notes']],
  ['a line whose values are all kept', { status: 'pending' }, { status: 'done' }, []],
])('lists the fields without values of %s', (_what, old, now, names) => {
  expect(listRemovedFields({ old, new: now, valuesRemovedAt: at })).toEqual(names);
});

it('lists no empty field as removed if no values were removed', () => {
  const line = { old: { notes: null }, new: { notes: null }, valuesRemovedAt: null };
  expect(listRemovedFields(line)).toEqual([]);
});
