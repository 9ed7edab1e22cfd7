import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  choose,
  expectAccessible,
  expectFocus,
  fill,
  find,
  findField,
  press,
  see,
} from '#tests/support/office/acts.ts';
import { uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { buildCode } from '#tests/support/second-factor.ts';
import { password } from '#tests/support/test-app.ts';

const office = new Office();
const newPassword = 'another correct horse';

const addAccount = (prefix: string) =>
  office.addAccount(uniqueName(prefix).replace(' ', '-'), { permissions: [] });

async function isSignedIn(cookies: Record<string, string>): Promise<boolean> {
  const { statusCode } = await office.app.call({ url: '/api/admin/me', cookies });
  return statusCode === 200;
}

async function fillPasswords(current: string, again: string): Promise<void> {
  await fill('Current password', current);
  await fill('New password', newPassword);
  await fill('New password again', again);
  await press('Change password');
}

/** Begins the set-up of a second factor and returns its secret. */
async function beginSetUp(): Promise<string> {
  await fill('Password', password, await find('region', /second factor|two-factor/i));
  await press('Set up a second factor');
  await find('img', 'The secret as a QR code');
  return document.querySelector('code')?.textContent?.replaceAll(/\s/g, '') ?? '';
}

async function readCodes(): Promise<string[]> {
  const list = await find('list', 'Recovery codes');
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

it('changing the password ends the other sessions, and the new one signs in', async () => {
  const username = await addAccount('changer');
  const other = await office.signIn(username);
  await office.open('/account', username);
  await fillPasswords(password, 'something else');
  await see('The passwords do not match');
  await fill('New password again', newPassword);
  await press('Change password');
  await see('Your password is changed.');
  expect(await isSignedIn(other)).toBe(false);
  const payload = { username, password: newPassword };
  const signIn = await office.app.call({ method: 'POST', url: '/api/admin/login', payload });
  expect(signIn.statusCode).toBe(200);
});

it('a wrong current password is reported at its field, and the input stays', async () => {
  await office.open('/account', await addAccount('mistaken'));
  await fillPasswords('wrong', newPassword);
  await see('This is not your password');
  await expectFocus(findField('Current password'));
  expect((await findField('New password again')).value).toBe(newPassword);
  await expectAccessible();
});

it('a second factor can be set up, is required at sign-in, and can be turned off', async () => {
  const username = await addAccount('twofold');
  await office.open('/account', username);
  const secret = await beginSetUp();
  await expectAccessible();
  await fill('Code', 'not a code');
  await press('Turn on');
  await see('This code is not right');
  await fill('Code', buildCode(secret));
  await press('Turn on');
  const codes = await readCodes();
  expect(codes).toHaveLength(10);
  await expectAccessible();
  await press('I have saved them');
  await see('10 recovery codes are left.');

  await office.openSignedOut('/account');
  await fill('Username', username);
  expect(screen.queryByLabelText('Code')).toBeNull();
  await fill('Password', password);
  await press('Sign in');
  await expectFocus(findField('Code'));
  await expectAccessible();
  await fill('Code', '000000');
  await press('Sign in');
  await see('This code is not right');
  await fill('Code', codes[0] ?? '');
  await press('Sign in');
  await see('9 recovery codes are left.');

  await press('Turn off');
  await fill('Code or recovery code', codes[1] ?? '');
  const form = (await findField('Code or recovery code')).closest('form');
  await fill('Password', password, form ?? undefined);
  await expectAccessible();
  await press('Turn off');
  await see('Your second factor is off.');
  await find('button', 'Set up a second factor');
});

it('one chooses where and how to be told of requests; a wrong address is reported at its field', async () => {
  const username = await addAccount('told');
  await office.open('/account', username);
  const notices = await find('region', 'Name and notices');
  await fill('Email address', 'nowhere', notices);
  await press('Save', notices);
  await expectFocus(findField('Email address'));
  await expectAccessible();
  await fill('Email address', 'told@dealers.example', notices);
  await fill('Your name, under messages to customers', 'Sana Sample', notices);
  await choose('New requests, by email', 'At once, one email each', notices);
  await press('Save', notices);
  await see('Saved.');
  await waitFor(async () =>
    expect((await findField('Email address')).value).toBe('told@dealers.example'),
  );
  expect((await findField('New requests, by email')).value).toBe('each');
  const answer = await office.app.call({
    url: '/api/admin/me/notices',
    cookies: await office.signIn(username),
  });
  expect(answer.json().data).toEqual({
    name: 'Sana Sample',
    email: 'told@dealers.example',
    mode: 'each',
  });
});

it('new recovery codes differ from all old ones', async () => {
  await office.open('/account', await addAccount('renewed'));
  const secret = await beginSetUp();
  await fill('Code', buildCode(secret));
  await press('Turn on');
  const old = await readCodes();
  await press('I have saved them');
  await press('New recovery codes');
  const code = await findField('Code or recovery code');
  await fill('Password', password, code.closest('form') ?? undefined);
  await fill('Code or recovery code', buildCode(secret, 1));
  await press('Create new codes');
  const renewed = await readCodes();
  expect(renewed).toHaveLength(10);
  expect(renewed.filter((one) => old.includes(one))).toEqual([]);
});

it('the account’s other sessions are listed and can be ended', async () => {
  const username = await addAccount('manifold');
  const other = await office.signIn(username);
  await office.open('/account', username);
  const sessions = await find('region', 'Active sessions');
  await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(2));
  await see('This session', sessions);
  await press(/^End the session of/, sessions);
  await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(1));
  expect(await isSignedIn(other)).toBe(false);
});
