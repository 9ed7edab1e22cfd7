import { expect, it } from 'vitest';
import { formatFieldText, listRemovedFields, splitUrdu } from './changes.tsx';

it.each([
  [null, ''],
  [true, 'Yes'],
  [1_250_000, '1,250,000'],
  ['0300 0000001', '0300 0000001'],
  [['news', 'events'], 'news, events'],
  [{ monday: '9 to 5', sundayHours: null }, 'Monday: 9 to 5; Sunday hours: '],
])('formats %j as %s', (value, text) => {
  expect(formatFieldText(value)).toBe(text);
});

it('formats dates and times as all others, also within an object', () => {
  expect(formatFieldText('2025-03-01T19:00:00.000Z')).toMatch(/^Mar 2, 2025, 12:00\sAM$/);
  expect(formatFieldText('2025-03-01')).toBe('Mar 1, 2025');
  expect(formatFieldText({ opens: '09:00', closes: '18:00' })).toMatch(
    /^Opens: 9:00\sAM; Closes: 6:00\sPM$/,
  );
});

it('shows each Urdu text as a field', () => {
  const urdu = { title: 'گاڑی', skills: ['صبر'] };
  expect(splitUrdu({ title: 'A car', urdu })).toEqual({
    title: 'A car',
    titleInUrdu: 'گاڑی',
    skillsInUrdu: ['صبر'],
  });
  expect(splitUrdu({ title: 'A car' })).toEqual({ title: 'A car' });
});

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
