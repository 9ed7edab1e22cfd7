import { expect, it } from 'vitest';
import { fieldText } from './field-text.ts';

it.each([
  [null, ''],
  [true, 'Yes'],
  [1_250_000, '1,250,000'],
  ['0300 0000001', '0300 0000001'],
  [['news', 'events'], 'news, events'],
  [{ monday: '9 to 5', sundayHours: null }, 'Monday: 9 to 5; Sunday hours: '],
])('%j is read as %s', (value, text) => {
  expect(fieldText(value)).toBe(text);
});

it('a time is read in the viewer’s own format, a date as it is', () => {
  expect(fieldText('2026-03-01T19:00:00.000Z')).not.toContain('T19');
  expect(fieldText('2026-03-01')).toBe('2026-03-01');
});
