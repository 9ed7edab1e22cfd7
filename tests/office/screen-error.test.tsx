import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { expectAccessible, see } from '#tests/support/office/acts.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer } from '#tests/support/office/server-calls.ts';

const office = new Office();

it('a screen that fails says so in the layout, whose main landmark is the only one', async () => {
  // Data that no version of the server sends.
  answer(/^GET .api.dealers/, { status: 200, json: { success: true, data: 'none' } });
  await office.open('/dealer-management');
  await see('This screen could not be shown');
  expect(office.takeErrors().join()).toContain('React Router caught the following error');
  expect(screen.getAllByRole('main')).toHaveLength(1);
  await expectAccessible();
});
