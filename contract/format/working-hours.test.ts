import { expect, it } from 'vitest';
import { defaultHours } from '../dealers/dealers-admin.ts';
import { formatDayHours, parseDayHours } from './working-hours.ts';

it.each([
  [defaultHours, '09:00', '18:00'],
  ['9 am to 12:30 pm', '09:00', '12:30'],
  ['12:00 PM – 12:30 PM', '12:00', '12:30'],
  ['12:00 AM - 11:59 PM', '00:00', '23:59'],
  ['09:30-17:00', '09:30', '17:00'],
])('the hours %s are from %s to %s', (text, opens, closes) => {
  expect(parseDayHours(text)).toEqual({ opens, closes });
});

it.each([
  '',
  'Closed',
  'nine to five',
  '9 - 25',
  '6:00 PM - 9:00 AM',
  '9:00 AM',
  '9:70 - 10:00',
  '0 am - 5 pm',
])('the text %j is no hours', (text) => {
  expect(parseDayHours(text)).toBeNull();
});

it('formatted hours are parsed to the same', () => {
  for (const hours of [
    { opens: '00:00', closes: '12:00' },
    { opens: '09:05', closes: '23:59' },
  ]) {
    expect(parseDayHours(formatDayHours(hours))).toEqual(hours);
  }
  expect(formatDayHours({ opens: '09:00', closes: '18:00' })).toBe(defaultHours);
});
