import { expect, it } from 'vitest';
import { buildCallAddress, listPhoneFormats } from './phone-forms.ts';

const written = [
  '0300 1234567',
  '+92 300 1234567',
  '0092-300-1234567',
  '+92 (0)300 1234567',
  '+92 0300 1234567',
  '923001234567',
  '300 1234567',
];

it.each(written)('%s has the same forms as all other spellings', (phone) => {
  for (const other of written) expect(listPhoneFormats(phone)).toEqual(listPhoneFormats(other));
});

it('keeps landlines, foreign numbers and other mobiles apart', () => {
  expect(listPhoneFormats('+44 20 7946 0000')).toEqual(['442079460000']);
  expect(listPhoneFormats('042 35710000')).toEqual(['924235710000', '9204235710000']);
  expect(listPhoneFormats('0301 1234567')).not.toContain('923001234567');
});

it.each([
  ['0300 1234567', 'tel:+923001234567'],
  ['+92 (0)300 1234567', 'tel:+923001234567'],
  ['+92 0300 1234567', 'tel:+923001234567'],
  ['0092-300-1234567', 'tel:+923001234567'],
  ['3001234567', 'tel:+923001234567'],
  ['923001234567', 'tel:+923001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', 'tel:+923001234567'],
  ['924235714601', 'tel:+924235714601'],
  ['(042) 35714601', 'tel:+924235714601'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['111 222 333', 'tel:111222333'],
  ['0800 12345', 'tel:080012345'],
])('%s is dialed as %s', (phone, address) => {
  expect(buildCallAddress(phone)).toBe(address);
});
