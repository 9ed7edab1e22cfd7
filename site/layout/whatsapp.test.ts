import { expect, it } from 'vitest';
import { showNumber } from './whatsapp.ts';

it('a mobile number of Pakistan is shown in groups, another one as it is', () => {
  expect(showNumber('923000000000')).toBe('+92 300 0000000');
  expect(showNumber('12025550100')).toBe('+12025550100');
});
