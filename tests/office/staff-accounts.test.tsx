import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import {
  choose,
  expectAccessible,
  fill,
  find,
  findDialog,
  findField,
  findForm,
  findQuestion,
  findRow,
  follow,
  press,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { book, uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { password } from '#tests/support/test-app.ts';

const office = new Office();
const path = '/staff-accounts';
const uniqueUsername = (prefix: string) => uniqueName(prefix).replace(' ', '-');

const logIn = (username: string, secret: string) =>
  office.app.call({
    ...{ method: 'POST', url: '/api/admin/login' },
    headers: { 'user-agent': 'Office PC' },
    payload: { username, password: secret },
  });

async function isSignedIn(cookies: Record<string, string>): Promise<boolean> {
  const { statusCode } = await office.app.call({ url: '/api/admin/me', cookies });
  return statusCode === 200;
}

/** Opens the form of an account from the list, as admin or as another manager. */
async function openAccount(username: string, manager = 'admin'): Promise<HTMLElement> {
  await office.open(`${path}?search=${username}`, manager);
  await follow(username, await find('table'));
  return await findForm(/^Username/);
}

const save = (form: HTMLElement) => press('Update Account', form);

it('a new account gets the permissions of its role and a generated password that signs in', async () => {
  const username = uniqueUsername('added');
  await office.open(path, 'admin');
  await press('Add Account');
  const form = await findForm(/^Username/);
  await fill(/^Username/, username, form);
  await choose(/^Role/, 'Media Admin', form);
  await waitFor(async () => expect((await findField('News Management', form)).checked).toBe(true));
  const drives = await findField('Test Drives', form);
  expect(drives.checked).toBe(false);
  await user.click(drives);
  await expectAccessible();
  await press('Create Account', form);
  const created = await findQuestion();
  await see(`The password of ${username}`, created);
  await expectAccessible();
  const secret = /[A-Za-z0-9]{24}/.exec(created.textContent ?? '')?.[0] ?? '';
  await user.keyboard('{Escape}');
  expect(created.isConnected).toBe(true);
  await press('Done', created);
  await see(`5 of ${permissions.length}`, await findRow(username));
  expect((await logIn(username, secret)).json().data.permissions).toContain('test-drives');
});

it('invalid input is reported at its field and kept', async () => {
  await office.open(`${path}?edit=new`, 'admin');
  const form = await findForm(/^Username/);
  await fill(/^Username/, 'ab', form);
  await fill(/^Password/, 'short', form);
  await press('Create Account', form);
  await see('A username is 3 to 100', form);
  await see('A password has at least 12 characters', form);
  await see('Please enter a role', form);
  await expectAccessible();
  expect((await findField(/^Username/, form)).value).toBe('ab');
});

it('a duplicate user name is reported', async () => {
  await office.addAccount('manager', { role: 'admin' });
  await office.open(`${path}?edit=new`, 'manager');
  const form = await findForm(/^Username/);
  await fill(/^Username/, 'Admin', form);
  await choose(/^Role/, 'Admin', form);
  await press('Create Account', form);
  await see('There is an account named Admin already', form);
  expect((await findField(/^Username/, form)).value).toBe('Admin');
});

it('staff cannot disable their own account', async () => {
  const username = uniqueUsername('keeper');
  await office.addAccount(username, { permissions: ['staff-management'] });
  const form = await openAccount(username, username);
  await user.click(await findField(/^Disabled/, form));
  await save(form);
  await see('You cannot disable your own account', form);
});

it('conflicting edits are shown, and Keep mine merges both changes', async () => {
  const username = uniqueUsername('collided');
  await office.addAccount(username, { permissions: ['audit'] });
  const form = await openAccount(username);
  await user.click(await findField('Test Drives', form));
  const [{ _id }] = await office.call('GET', `/admin/accounts?search=${username}`);
  await office.call('PUT', `/admin/accounts/${_id}`, {
    ...{ permissions: ['audit', 'dealer-management'], mustUseSecondFactor: true },
  });
  await save(form);
  await see('Someone else changed this record', form);
  await see('Test Drives, Audit', form);
  await expectAccessible();
  await press('Keep mine', form);
  await see(`${username} is saved.`);
  await see('To be set up', await findRow(username));
  await see(`2 of ${permissions.length}`, await findRow(username));
});

it('disabling an account signs its user out', async () => {
  const username = uniqueUsername('leaver');
  await office.addAccount(username, { permissions: ['test-drives'] });
  const theirs = await office.signIn(username);
  const form = await openAccount(username);
  await user.click(await findField(/^Disabled/, form));
  await save(form);
  await see('Disabled', await findRow(username));
  expect(await isSignedIn(theirs)).toBe(false);
});

it('a screen whose session was ended leads to the sign-in at the next call', async () => {
  const username = uniqueUsername('ended');
  await office.addAccount(username, { permissions: ['test-drives'] });
  await book(office, { lastName: 'Listed' });
  await office.open('/test-drives', username);
  const search = await find('searchbox');
  const [{ _id }] = await office.call('GET', `/admin/accounts?search=${username}`);
  await office.call('PUT', `/admin/accounts/${_id}`, { isDisabled: true });
  await user.type(search, 'anybody');
  await find('button', 'Sign in');
});

it('a manager can end another account’s sessions and reset its password', async () => {
  const username = uniqueUsername('helped');
  await office.addAccount(username, {});
  const { cookies } = await logIn(username, password);
  const theirs = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  await office.open(`${path}?search=${username}`, 'admin');
  await press(`Password and sessions of ${username}`);
  const dialog = await findDialog();
  await expectAccessible();
  await press(/^End the session of Office PC/, dialog);
  await see('There are no active sessions.', dialog);
  expect(await isSignedIn(theirs)).toBe(false);
  await press('Reset password', dialog);
  await press('Reset password', await findQuestion());
  await waitFor(() =>
    expect(screen.getByRole('alertdialog').textContent).toContain(`The password of ${username}`),
  );
  await press('Done');
  expect((await logIn(username, password)).statusCode).toBe(401);
});
