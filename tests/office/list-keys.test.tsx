import { it } from 'vitest';
import { expectFocus, find, see, user } from '#tests/support/office/acts.ts';
import { findBar, openRows, uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();

it('rows can be selected, deselected and changed by keyboard', async () => {
  const name = uniqueName('Keyed');
  await openRows(office, name, 3);
  (await find('link', `Sample ${name} A`)).focus();
  await user.keyboard(' ');
  await see('1 selected', await findBar());
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await see('3 selected', await findBar());
  await user.keyboard(' ');
  await see('2 selected', await findBar());
  await user.keyboard('{Control>}a{/Control}');
  await see('3 selected', await findBar());
  (await find('button', 'Set status', await findBar())).focus();
  await user.keyboard('{Enter}');
  await expectFocus(find('menuitem', 'Pending'));
  await user.keyboard('{ArrowDown}');
  await expectFocus(find('menuitem', 'Confirmed'));
  await user.keyboard('{Enter}');
  (await find('button', 'Confirm all, without these times')).focus();
  await user.keyboard('{Enter}');
  await see('3 test drives are now Confirmed.');
  await expectFocus(find('checkbox', new RegExp(`${name} A`)));
});
