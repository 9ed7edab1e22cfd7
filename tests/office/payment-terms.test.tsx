import { expect, it } from 'vitest';
import { fill, findField, press, see } from '#tests/support/office/acts.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();

it('staff enter the payment terms on their tab, and find them again', async () => {
  await office.open('/price-calculator?tab=terms');
  await fill(/^Paid to/, 'The Test Company');
  await fill(/^Papers that/, 'A copy of the CNIC\nThe pay order');
  await press('Save');
  await see('The payment terms are saved.');
  await office.open('/price-calculator?tab=cars');
  await office.open('/price-calculator?tab=terms');
  expect((await findField(/^Paid to/)).value).toBe('The Test Company');
  expect((await findField(/^Papers that/)).value).toBe('A copy of the CNIC\nThe pay order');
});
