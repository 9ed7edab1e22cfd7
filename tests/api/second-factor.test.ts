import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { signInCounts, staffAccounts } from '#server/platform/auth/schema.ts';
import { buildCode, setUpSecondFactor } from '#tests/support/second-factor.ts';
import { password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/me/second-factor';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(staffAccounts);
  await test.database.db.delete(signInCounts);
  cookies = await test.signIn(['test-drives'], 'frontdesk');
  await test.database.db.delete(auditLines);
});

const post = (address: string, payload?: object) =>
  test.call({ method: 'POST', url: address, cookies, ...(payload && { payload }) });
const state = async () => (await test.call({ method: 'GET', url, cookies })).json().data;
const signIn = async () => {
  const payload = { username: 'frontdesk', password };
  const response = await test.call({ method: 'POST', url: '/api/admin/login', payload });
  return { session: response.cookies[0]?.value ?? '' };
};
const meStatus = async (session: Record<string, string>) =>
  (await test.call({ method: 'GET', url: '/api/admin/me', cookies: session })).statusCode;
const readAuditChanges = async () =>
  (await test.database.db.select().from(auditLines).orderBy(auditLines._id)).map((line) => [
    line.username,
    line.old,
    line.new,
  ]);

describe('setting a second factor up', () => {
  it('is confirmed by a code of the secret, returns ten recovery codes and ends other sessions', async () => {
    expect(await state()).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    const other = await signIn();
    const { secret, uri } = (await post(url, { password })).json().data;
    expect(uri).toContain(`secret=${secret}`);
    const response = await post(`${url}/confirm`, { code: buildCode(secret) });
    const { recoveryCodes } = response.json().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
    expect(await state()).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect([await meStatus(cookies), await meStatus(other)]).toEqual([200, 401]);
    expect(await readAuditChanges()).toEqual([
      [
        'frontdesk',
        { secondFactor: 'off', recoveryCodes: 'none' },
        { secondFactor: 'on', recoveryCodes: 'new ones' },
      ],
    ]);
  });

  it('a wrong code leaves it off, and starting again invalidates the first secret', async () => {
    const first = (await post(url, { password })).json().data.secret;
    const second = (await post(url, { password })).json().data.secret;
    const wrong = await post(`${url}/confirm`, { code: buildCode(first) });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors).toMatchObject([{ field: 'code' }]);
    expect((await state()).isOn).toBe(false);
    expect((await post(`${url}/confirm`, { code: buildCode(second) })).statusCode).toBe(200);
  });

  it('cannot be confirmed before it is started, nor started again once it is on', async () => {
    expect((await post(`${url}/confirm`, { code: '123456' })).statusCode).toBe(409);
    await setUpSecondFactor(test, cookies);
    expect((await post(url, { password })).statusCode).toBe(409);
    expect((await post(`${url}/confirm`, { code: '123456' })).statusCode).toBe(409);
  });
});

describe('beginning the setup', () => {
  it.each([[{}], [{ password: '' }], [{ password: 'wrong' }]])(
    'with %j returns no secret: an open session alone cannot lock its owner out',
    async (payload) => {
      const refused = await post(url, payload);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().data).toBeUndefined();
      expect(refused.json().errors).toMatchObject([{ field: 'password' }]);
      expect((await post(`${url}/confirm`, { code: '123456' })).statusCode).toBe(409);
    },
  );

  it('counts wrong passwords as failed sign-ins', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await post(url, { password: 'wrong' })).statusCode).toBe(400);
    }
    expect((await post(url, { password })).statusCode).toBe(429);
  });
});

describe.each([
  ['turning it off', `${url}/off`],
  ['new recovery codes', '/api/admin/me/recovery-codes'],
])('%s', (_what, address) => {
  it('needs password and code, and a wrong one changes nothing', async () => {
    const { recoveryCodes } = await setUpSecondFactor(test, cookies);
    const [code] = recoveryCodes;
    for (const [payload, field] of [
      [{ password: 'wrong', code }, 'password'],
      [{ password, code: 'wrong' }, 'code'],
      [{ password }, 'code'],
      [{ code }, 'password'],
    ] as const) {
      const response = await post(address, payload);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ field }]);
    }
    expect(await state()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('counts wrong codes as failed sign-ins, so an open session cannot guess them', async () => {
    const { recoveryCodes } = await setUpSecondFactor(test, cookies);
    for (let n = 0; n < 10; n += 1) {
      expect((await post(address, { password, code: 'wrong' })).statusCode).toBe(400);
    }
    const response = await post(address, { password, code: recoveryCodes[0] });
    expect(response.statusCode).toBe(429);
    expect(await meStatus(cookies)).toBe(200);
  });

  it('is a conflict without a second factor', async () => {
    expect((await post(address, { password, code: '123456' })).statusCode).toBe(409);
  });
});

it('once it is turned off, the password alone signs in, and the change is audited', async () => {
  const { recoveryCodes } = await setUpSecondFactor(test, cookies);
  expect(await meStatus(await signIn())).toBe(401);
  expect((await post(`${url}/off`, { password, code: recoveryCodes[0] })).statusCode).toBe(200);
  expect(await state()).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  expect(await meStatus(await signIn())).toBe(200);
  expect((await readAuditChanges()).at(-1)).toEqual([
    'frontdesk',
    { secondFactor: 'on', recoveryCodes: 'the old ones' },
    { secondFactor: 'off', recoveryCodes: 'none' },
  ]);
});

it('new recovery codes replace the old ones', async () => {
  const { recoveryCodes: old } = await setUpSecondFactor(test, cookies);
  const response = await post('/api/admin/me/recovery-codes', { password, code: old[0] });
  const { recoveryCodes } = response.json().data;
  expect(recoveryCodes).toHaveLength(10);
  expect(await state()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  const again = { password, code: old[1] };
  expect((await post('/api/admin/me/recovery-codes', again)).statusCode).toBe(400);
});

it('an account manager can remove the second factor of another account', async () => {
  await setUpSecondFactor(test, cookies);
  const manager = await test.signIn(permissions, 'manager');
  const accounts = '/api/admin/accounts';
  const query = { search: 'frontdesk' };
  const found = await test.call({ method: 'GET', url: accounts, query, cookies: manager });
  const [account] = found.json().data;
  expect(account.hasSecondFactor).toBe(true);
  const removal = { method: 'DELETE', url: `${accounts}/${account._id}/second-factor` } as const;
  const response = await test.call({ ...removal, cookies: manager });
  expect(response.json().data.hasSecondFactor).toBe(false);
  expect(await meStatus(cookies)).toBe(401);
  expect(await meStatus(await signIn())).toBe(200);
});
