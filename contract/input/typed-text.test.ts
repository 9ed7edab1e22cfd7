import { describe, expect, it } from 'vitest';
import { slotFormat } from '../appointments/slot-input.ts';
import { parseCode } from '../on-road/codes.ts';
import {
  cnicFormat,
  dateFormat,
  emailFormat,
  futureDateFormat,
  phoneFormat,
  timeFormat,
  vinFormat,
  webAddressFormat,
} from './formats.ts';
import { kilometersFormat, numberInput, optionalNumber, wholeNumberText } from './number-input.ts';
import { phoneDigits } from './phone-forms.ts';
import { text } from './text.ts';
import { cleanText, foldTyped } from './typed-text.ts';

const zeros = [
  ['Arabic', 0x0660],
  ['Urdu', 0x06f0],
  ['Devanagari', 0x0966],
  ['Bengali', 0x09e6],
  ['full-width', 0xff10],
  ['bold', 0x1d7ce],
  ['monospace', 0x1d7f6],
] as const;

/** Writes a number with the digits that begin at a code point. */
const write = (number: string, zero: number) =>
  number.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('a typed number', () => {
  it.each(zeros)('has the same digits in %s', (_script, zero) => {
    expect(foldTyped(write('0123456789', zero))).toBe('0123456789');
  });

  it.each(zeros)('is a phone number and a CNIC in %s digits, too', (_script, zero) => {
    expect(phoneFormat.parse(write('0300 1234567', zero))).toBe('0300 1234567');
    expect(phoneDigits(write('0300 1234567', zero))).toBe('923001234567');
    expect(cnicFormat.parse(write('1234512345671', zero))).toBe('12345-1234567-1');
  });
});

describe('a pasted phone number', () => {
  it.each([
    ['marks of direction around it', '\u202A+92 300 1234567\u202C', '+92 300 1234567'],
    ['a zero-width space', '0300\u200B1234567', '03001234567'],
    ['no-break and narrow spaces', '0300\u00A01234\u202F567', '0300 1234 567'],
    ['an en dash', '0300–1234567', '0300-1234567'],
    ['a no-break hyphen', '0300\u20111234567', '0300-1234567'],
    ['a minus sign', '0300\u22121234567', '0300-1234567'],
    ['a full-width plus', '＋92 300 1234567', '+92 300 1234567'],
    ['the address of a call', 'tel:+923001234567', '+923001234567'],
  ])('is accepted with %s', (_what, typed, stored) => {
    expect(phoneFormat.parse(typed)).toBe(stored);
  });

  it('is still refused if it has letters or too few digits', () => {
    expect(phoneFormat.parse('0300 12345O7')).toBeNull();
    expect(phoneFormat.parse('۰۳۰۰')).toBeNull();
  });
});

describe('a typed date', () => {
  it.each(['28/12/2026', '28-12-2026', '28.12.2026', '2026-12-28'])('is read from %s', (typed) => {
    expect(dateFormat.parse(typed)).toBe('2026-12-28');
  });

  it('has its day first, and may leave out zeros', () => {
    expect(dateFormat.parse('1/2/2027')).toBe('2027-02-01');
    expect(dateFormat.parse('12/28/2026')).toBeNull();
    expect(dateFormat.parse('28/12-2026')).toBeNull();
    expect(dateFormat.parse('31.02.2027')).toBeNull();
  });

  it('that has passed is told apart from a text that is no date', () => {
    const schema = text({ max: 10, missing: 'Missing', format: futureDateFormat });
    const findMessage = (typed: string) => schema.safeParse(typed).error?.issues[0]?.message;
    expect(schema.parse('28/12/2099')).toBe('2099-12-28');
    expect(findMessage('28/12/2001')).toBe('Please choose a date that has not passed');
    expect(findMessage('28 Dec')).toBe('Please enter a date as YYYY-MM-DD or DD/MM/YYYY');
  });

  it('is no slot unless it is written as one', () => {
    expect(slotFormat.parse('2099-12-28T10:00')).toBe('2099-12-28T10:00');
    expect(slotFormat.parse('28-12-2099T10:00')).toBeNull();
  });
});

describe('other typed values', () => {
  it.each([
    ['an email address', emailFormat.parse, '\u200Bali@dealer.example\u202C', 'ali@dealer.example'],
    ['a date', dateFormat.parse, '۲۰۲۶–۱۲–۲۸', '2026-12-28'],
    ['a day first', dateFormat.parse, '۲۸/۱۲/۲۰۲۶', '2026-12-28'],
    ['a time', timeFormat.parse, '۱۴:۳۰', '14:30'],
    ['a VIN', vinFormat.parse, 'lgwef4a5\u00ADＸ8h000001', 'LGWEF4A5X8H000001'],
    ['a code', parseCode, '7k3qx—9m2a1', parseCode('7K3QX-9M2A1')],
    ['a link', webAddressFormat.parse, 'https://maps.example/\u200E1', 'https://maps.example/1'],
  ])('fold in %s', (_what, parse, typed, stored) => {
    expect(parse(typed)).toBe(stored);
  });

  it('fold in whole and decimal numbers', () => {
    const price = numberInput({ name: 'Price', min: 0, max: 1e9, missing: '', decimals: 2 });
    expect(price.parse('۹۰٬۰۰٬۰۰۰٫۵')).toBe(9_000_000.5);
    expect(optionalNumber(kilometersFormat).parse('۴۵٬۰۰۰ km')).toBe(45_000);
    expect(wholeNumberText({ name: 'page', min: 1, max: 9 }).parse('۲')).toBe(2);
  });

  it.each(['45.000', '1.234.567', '45.000 km'])(
    'refuse %s where a whole number is meant: never 45',
    (typed) => {
      expect(optionalNumber(kilometersFormat).safeParse(typed).success).toBe(false);
    },
  );

  it('read a whole number with decimals of zero', () => {
    expect(optionalNumber(kilometersFormat).parse('45000.00')).toBe(45_000);
  });
});

describe('free text', () => {
  it('has one form, whether its marks are composed or not', () => {
    const schema = text({ max: 20, missing: 'Missing' });
    expect(schema.parse('Jose\u0301')).toBe('Jos\u00E9');
    expect(schema.parse('\u202AAli\u202C\uFEFF')).toBe('Ali');
    expect(schema.safeParse('\u202A\u200B').success).toBe(false);
  });

  it('keeps the joiners of Urdu words, marks of direction and other letters', () => {
    for (const urdu of ['می\u200Cخواہم', 'کر\u200Dیم', 'H6\u200F سفید', 'ﷺ', '۱۲ گاڑیاں']) {
      expect(cleanText(urdu)).toBe(urdu);
    }
  });
});
