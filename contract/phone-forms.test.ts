import { expect, it } from 'vitest';
import { phoneForms } from './phone-forms.ts';

const written = [
  '0300 1234567',
  '+92 300 1234567',
  '0092-300-1234567',
  '+92 (0)300 1234567',
  '+92 0300 1234567',
  '923001234567',
  '300 1234567',
];

it.each(written)('%s is the same number as all others', (phone) => {
  for (const other of written) expect(phoneForms(phone)).toEqual(phoneForms(other));
});

it('numbers of other lines and countries are none of it', () => {
  expect(phoneForms('+44 20 7946 0000')).toEqual(['442079460000']);
  expect(phoneForms('042 35710000')).toEqual(['924235710000', '9204235710000']);
  expect(phoneForms('0301 1234567')).not.toContain('923001234567');
});
