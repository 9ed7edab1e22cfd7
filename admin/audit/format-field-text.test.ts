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

it('formats a time for the viewer’s locale and leaves a date unchanged', () => {
  expect(formatFieldText('2026-03-01T19:00:00.000Z')).not.toContain('T19');
  expect(formatFieldText('2026-03-01')).toBe('2026-03-01');
});
