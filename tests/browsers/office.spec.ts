import { staffPassword } from '#tests/e2e/address.ts';
import { book, uniqueName } from '#tests/e2e/bookings.ts';
import { office } from '#tests/e2e/sign-in.ts';
import { expect, test } from './test.ts';

const details = '[role=dialog], dialog[open]';

test('staff sign in, open a request, save a status and a note, and undo a status', async ({
  visitor,
  request,
}) => {
  const lastName = uniqueName('Engine');
  await book(request, { lastName });
  await visitor.open(office(`/test-drives?search=${encodeURIComponent(lastName)}`));
  await visitor.enter(await visitor.find('label', 'Username'), 'hr');
  await visitor.enter(await visitor.find('label', 'Password'), staffPassword);
  await visitor.click('button', 'Sign in');
  await visitor.click('link', `Sample ${lastName}`);
  await visitor.enter(await visitor.find('combobox', 'Status', details), 'No Show');
  await visitor.click('button', 'Note', details);
  await visitor.enter(await visitor.find('textbox', 'Note', details), 'Called back');
  expect(await visitor.readOverhang()).toBeLessThanOrEqual(0);
  await visitor.click('button', 'Save', details);
  await visitor.read('tbody', 'No Show');
  await visitor.enter(await visitor.find('combobox', '', 'tbody tr'), 'Completed');
  await visitor.read('body', 'is now Completed');
  await visitor.click('button', 'Undo');
  await visitor.read('body', 'is now No Show');
  await visitor.click('link', `Sample ${lastName}`);
  await visitor.read(details, 'Called back');
});
