import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listDefaultPermissions, rolePermissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import { resetPassword, setDisabled, setRights } from '#server/resources/staff/accounts.ts';
import { readPrintedPassword, staffCommand } from '#tests/support/staff-command.ts';
import { makeAccount, password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Runs between the check of a password and the response. */
const duringSignIn = vi.hoisted(() => ({ run: async () => {} }));

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = async (...args) => {
    const isRight = await argon2.verify(...args);
    await duringSignIn.run();
    return isRight;
  };
  return { ...argon2, verify };
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  duringSignIn.run = async () => {};
  await test.database.db.delete(auditLines);
  await test.database.db.delete(staffAccounts);
});

const actor = { accountId: null, username: 'a test' };
const otherPassword = 'staple battery horse';

const { run, signIn } = staffCommand(() => test);
const meStatus = async (cookies: Record<string, string>) =>
  (await test.call({ method: 'GET', url: '/api/admin/me', cookies })).statusCode;

describe('the sessions of an account, and of no other, end', () => {
  const { hr } = rolePermissions;
  it.each<[string, () => Promise<unknown>]>([
    ['disabled', () => run('disable', 'FRONTDESK')],
    ['given a new password', () => run('reset', 'frontdesk', '--password', otherPassword)],
    ['given other permissions', () => run('permissions', 'frontdesk', 'test-drives')],
    [
      'given another role',
      () =>
        setRights(test.database.db, actor, 'frontdesk', { role: 'media', permissions: [...hr] }),
    ],
  ])('when it is %s', async (_what, change) => {
    const first = await test.signIn(hr, 'frontdesk');
    const second = (await signIn('frontdesk')).cookies[0];
    const other = await test.signIn(hr, 'zahid');
    await change();
    expect(await meStatus(first)).toBe(401);
    expect(await meStatus({ session: second?.value ?? '' })).toBe(401);
    expect(await meStatus(other)).toBe(200);
  });

  it('but not when nothing changes', async () => {
    const cookies = await test.signIn(['test-drives', 'audit'], 'frontdesk');
    const printed = await run('permissions', 'frontdesk', 'audit, test-drives,audit');
    expect(printed).toContain('may: test-drives, audit');
    await run('enable', 'frontdesk');
    expect(await meStatus(cookies)).toBe(200);
  });
});

it('a disabled account signs in again once it is enabled', async () => {
  await makeAccount(test.database, 'frontdesk', []);
  await run('disable', 'frontdesk');
  expect((await signIn('frontdesk')).statusCode).toBe(401);
  await run('enable', 'frontdesk');
  expect((await signIn('frontdesk')).statusCode).toBe(200);
});

it('a reset password replaces the old one, and resets the sign-in limit', async () => {
  await makeAccount(test.database, 'frontdesk', []);
  for (let n = 0; n < 10; n += 1) await signIn('frontdesk', 'wrong');
  expect((await signIn('frontdesk')).statusCode).toBe(429);
  const generated = readPrintedPassword(await run('reset', 'Frontdesk'));
  expect((await signIn('frontdesk')).statusCode).toBe(401);
  expect((await signIn('frontdesk', generated)).statusCode).toBe(200);
});

it('all permissions can be removed', async () => {
  await makeAccount(test.database, 'frontdesk', ['audit']);
  expect(await run('permissions', 'frontdesk', '')).toMatch('may: nothing');
  expect((await signIn('frontdesk')).json().data.permissions).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ['reset', () => resetPassword(test.database.db, actor, 'frontdesk', otherPassword)],
  [
    'disabled and enabled',
    async () => {
      await setDisabled(test.database.db, actor, 'frontdesk', true);
      await setDisabled(test.database.db, actor, 'frontdesk', false);
      await resetPassword(test.database.db, actor, 'frontdesk', otherPassword);
    },
  ],
  ['disabled', () => setDisabled(test.database.db, actor, 'frontdesk', true)],
])('a sign-in leaves no session if the account is %s during it', async (_what, change) => {
  await makeAccount(test.database, 'frontdesk', []);
  duringSignIn.run = async () => {
    duringSignIn.run = async () => {};
    await change();
  };
  const response = await signIn('frontdesk');
  expect(response.statusCode).toBe(401);
  expect(response.cookies).toEqual([]);
  expect(await test.database.db.select().from(staffSessions)).toEqual([]);
});

it('each change of an account leaves an audit line without a password or its hash', async () => {
  const { db } = test.database;
  const command = { accountId: null, username: 'npm run staff' };
  await run('add', 'frontdesk', 'media', '--password', password);
  await run('disable', 'frontdesk');
  await run('enable', 'frontdesk');
  await run('enable', 'frontdesk');
  await run('reset', 'frontdesk', '--password', otherPassword);
  await run('permissions', 'frontdesk', 'audit');
  const [account] = await db.select().from(staffAccounts);
  const lines = await db.select().from(auditLines).orderBy(auditLines._id);
  const shown = lines.map(({ action, old, new: now }) => [action, old, now]);
  const permissions = listDefaultPermissions('media');
  const usual = { dealerId: null, isDisabled: false, mustUseSecondFactor: false };
  expect(shown).toEqual([
    ['create', null, { username: 'frontdesk', role: 'media', permissions, ...usual }],
    ['update', { isDisabled: false }, { isDisabled: true }],
    ['update', { isDisabled: true }, { isDisabled: false }],
    ['update', { password: 'the old one' }, { password: 'a new one' }],
    ['update', { permissions }, { permissions: ['audit'] }],
  ]);
  for (const line of lines) {
    expect(line).toMatchObject({ ...command, kind: 'staff-account', recordId: account?._id });
  }
  expect(JSON.stringify(lines)).not.toMatch(/argon2|battery/);
});

it('a refused change of an account leaves no audit line', async () => {
  await makeAccount(test.database, 'frontdesk', []);
  await test.database.db.delete(auditLines);
  await run('add', 'frontdesk', 'hr').catch(() => {});
  await run('disable', randomUUID()).catch(() => {});
  expect(await test.database.db.select().from(auditLines)).toEqual([]);
  const named = eq(staffAccounts.username, 'frontdesk');
  expect(await test.database.db.select().from(staffAccounts).where(named)).toHaveLength(1);
});
