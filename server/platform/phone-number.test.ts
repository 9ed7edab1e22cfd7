import { expect, it } from 'vitest';
import { phoneFormat } from '#contract/input/formats.ts';
import { buildCallAddress, internationalDigits } from '#contract/input/phone-forms.ts';
import { parsePhoneDigits } from './phone-number.ts';

/** Typed forms, their digits, and where they are dialed otherwise than by these digits: within Pakistan only. */
const table: [typed: string, digits: string | null, dialed?: string][] = [
  ['0300 1234567', '923001234567'],
  ['0300-123-4567', '923001234567'],
  ['(0300) 123.4567', '923001234567'],
  ['0300–1234567', '923001234567'],
  ['+92 300 1234567', '923001234567'],
  ['+92 (0)300 1234567', '923001234567'],
  ['+92 (0) 300 1234567', '923001234567'],
  ['+92 0300 1234567', '923001234567'],
  ['0092 300 1234567', '923001234567'],
  ['0092 (0)300 1234567', '923001234567'],
  ['0092-0300-1234567', '923001234567'],
  ['92/300/1234567', '923001234567'],
  ['3001234567', '923001234567'],
  ['tel:+923001234567', '923001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', '923001234567'],
  ['٠٣٠٠-١٢٣٤٥٦٧', '923001234567'],
  ['\u202A+92 300 1234567\u202C', '923001234567'],
  ['＋９２ ３００ １２３４５６７', '923001234567'],
  ['042 35710000', '924235710000'],
  ['(042) 35710000', '924235710000'],
  ['+92 42 35710000', '924235710000'],
  ['+92 (0)42 35710000', '924235710000'],
  ['924235714601', '924235714601'],
  ['042 111 425 942', '9242111425942'],
  ['111 222 333', '92111222333', '111222333'],
  ['111-425-942', '92111425942', '111425942'],
  ['0800 12345', '9280012345', '080012345'],
  ['+44 20 7946 0000', '442079460000'],
  ['0044 20 7946 0000', '442079460000'],
  ['971501234567', '971501234567'],
  ['+971 50 123 4567', '971501234567'],
  ['+1 (415) 555-0123', '14155550123'],
];

it.each(table)('%s is accepted by browser and server as %s', (typed, digits, dialed) => {
  const accepted = phoneFormat.parse(typed);
  expect(accepted).not.toBeNull();
  expect(parsePhoneDigits(accepted ?? '')).toBe(digits);
  expect(buildCallAddress(typed)).toBe(`tel:${dialed ?? `+${digits}`}`);
  if (!dialed) expect(internationalDigits(typed)).toBe(digits);
});

it.each(['1234567', '0123', '+999 12345678'])('%s is no possible number', (typed) => {
  expect(parsePhoneDigits(typed)).toBeNull();
});
