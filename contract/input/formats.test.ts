import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { todayInPakistan } from '../format/pakistan-time.ts';
import {
  cnicFormat,
  dateFormat,
  emailFormat,
  futureDateFormat,
  phoneFormat,
  timeFormat,
  vinFormat,
} from './formats.ts';
import { phoneDigits } from './phone-forms.ts';

describe('a phone number', () => {
  it.each([
    '0300 1234567',
    '+92 300 1234567',
    '0092-300-1234567',
    '(0300) 123.4567',
    '92/300/1234567',
    '+92 (0)300 1234567',
  ])('%s is stored as typed and searched as 923001234567', (phone) => {
    expect(phoneFormat.parse(phone)).toBe(phone);
    expect(phoneDigits(phone)).toBe('923001234567');
  });

  it.each(['123456', '1234567890123456', '0300 12345x7', '+', '++923001234567'])(
    '%s is rejected',
    (phone) => {
      expect(phoneFormat.parse(phone)).toBeNull();
    },
  );
});

describe('an email address', () => {
  it.each(['a@b.example', 'first.last+tag@sub.domain.example', 'نام@مثال.example'])(
    '%s is accepted',
    (email) => {
      expect(emailFormat.parse(email)).toBe(email);
    },
  );

  it.each([
    'a',
    'a@b',
    '@b.example',
    'a@.example',
    'a@b..example',
    'a b@c.example',
    'a@b.example\nbcc:x',
  ])('%j is rejected', (email) => {
    expect(emailFormat.parse(email)).toBeNull();
  });

  it('is validated without excessive backtracking in a text of 100,000 characters', () => {
    expect(emailFormat.parse(`${'a'.repeat(50_000)}@${'b-'.repeat(50_000)}`)).toBeNull();
    expect(emailFormat.parse(`a@${'b.'.repeat(50_000)}!`)).toBeNull();
  });
});

it('a date is accepted only if it exists in the calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      (year, month, day) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(dateFormat.parse(text)).toBe(exists ? text : null);
      },
    ),
  );
});

it.each(['0000-01-01', '0001-01-01', '0202-11-05', '1899-12-31'])(
  '%s is no date: the year is half typed',
  (day) => {
    expect(dateFormat.parse(day)).toBeNull();
  },
);

it('a future date may be today but not yesterday', () => {
  const today = todayInPakistan();
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000)
    .toISOString()
    .slice(0, 10);
  expect(futureDateFormat.parse(today)).toBe(today);
  expect(futureDateFormat.parse(yesterday)).toBeNull();
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:05', false],
  ['12:60', false],
])('the time %s is valid: %s', (time, isTime) => {
  expect(timeFormat.parse(time)).toBe(isTime ? time : null);
});

it.each([
  ['1234512345671', '12345-1234567-1'],
  ['12345-1234567-1', '12345-1234567-1'],
  ['12345 1234567 1', '12345-1234567-1'],
  ['12345-123456-1', null],
  ['12345-1234567-A', null],
])('the CNIC %s is stored as %s', (cnic, stored) => {
  expect(cnicFormat.parse(cnic)).toBe(stored);
});

it.each([
  ['lgwef6a5xkh000001', 'LGWEF6A5XKH000001'],
  ['LGWEF6A5XKH00000O', null],
  ['LGWEF 6A5X KH00000O', null],
  ['LGWEF 6A5X KH000001', 'LGWEF6A5XKH000001'],
  ['IOQ-123', 'IOQ-123'],
  ['<b>', null],
])('the VIN %s is stored as %s', (vin, stored) => {
  expect(vinFormat.parse(vin)).toBe(stored);
});
