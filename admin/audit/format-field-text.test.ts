import { expect, it } from 'vitest';
import { formatFieldText } from './format-field-text.ts';

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
