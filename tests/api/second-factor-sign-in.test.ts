import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInCounts, staffAccounts } from '#server/platform/auth/schema.ts';
import { readCommandLine } from '#server/resources/staff/command-line.ts';
import { buildCode, setUpSecondFactor } from '#tests/support/second-factor.ts';
import { password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let secret: string;
let recoveryCodes: string[];
let usedCode: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(staffAccounts);
  await test.database.db.delete(signInCounts);
  const cookies = await test.signIn(['test-drives'], 'frontdesk');
  ({ secret, recoveryCodes, usedCode } = await setUpSecondFactor(test, cookies));
});

const signIn = (code?: string, given = password) =>
  test.call({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: 'frontdesk', password: given, ...(code !== undefined && { code }) },
  });
const readStatus = async (code?: string, given?: string) => (await signIn(code, given)).statusCode;
const nextCode = () => buildCode(secret, 1);
/** Returns six digits that are not a valid code now. */
const wrongCode = () => {
  const right = [-2, -1, 0, 1, 2].map((steps) => buildCode(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code),
  );
};

describe('with a second factor', () => {
  it.each([
    ['no code', () => undefined, 'Please enter the code'],
    ['a blank code', () => '  ', 'Please enter the code'],
    ['a wrong code', wrongCode, 'This code is not right'],
    ['a code from two minutes ago', () => buildCode(secret, -4), 'This code is not right'],
    ['an unknown recovery code', () => 'aaaa-bbbb-cccc-dddd', 'This code is not right'],
  ])(
    'the password with %s does not sign in, and the error names the code',
    async (_, code, message) => {
      const response = await signIn(code());
      expect(response.statusCode).toBe(401);
      expect(response.cookies).toEqual([]);
      expect(response.json().errors).toMatchObject([
        { field: 'code', message: response.json().message },
      ]);
      expect(response.json().message).toContain(message);
    },
  );

  it('a wrong password gets the same error with and without a code', async () => {
    for (const code of [undefined, nextCode()]) {
      const response = await signIn(code, 'wrong');
      expect(response.json()).toEqual({
        success: false,
        message: 'Invalid username or password',
        code: 'unauthenticated',
      });
    }
  });

  it('password and code sign in; the same code and an older one then do not', async () => {
    const [code, older] = [nextCode(), buildCode(secret)];
    const response = await signIn(` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({
      username: 'frontdesk',
      role: 'hr',
      permissions: ['test-drives'],
      dealerId: null,
    });
    expect(await readStatus(code)).toBe(401);
    expect(await readStatus(older)).toBe(401);
  });

  it('codes work again after a clock that was ahead is set back', async () => {
    const { db } = test.database;
    const step = Math.floor(Date.now() / 30_000);
    const setLastStep = (secondFactorStep: number) =>
      db.update(staffAccounts).set({ secondFactorStep });
    await setLastStep(step + 1_000_000);
    const code = buildCode(secret);
    expect(await readStatus(code)).toBe(200);
    expect(await readStatus(code)).toBe(401);
    // Every code that is valid now was used, or is older than the one used.
    await setLastStep(Math.floor(Date.now() / 30_000) + 1);
    expect(await readStatus(buildCode(secret))).toBe(401);
  });

  it('the code that set it up does not sign in', async () => {
    expect(await readStatus(usedCode)).toBe(401);
  });

  it('of ten parallel sign-ins with one code, one succeeds', async () => {
    const code = nextCode();
    const statuses = await Promise.all(Array.from({ length: 10 }, () => readStatus(code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('each recovery code signs in once, however it is written', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect(await readStatus(first)).toBe(200);
    expect(await readStatus(first)).toBe(401);
    expect(await readStatus(` ${second.toUpperCase().replaceAll('-', ' ')}`)).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => readStatus(recoveryCodes[2])),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('neither secret nor recovery codes are stored as plain text', async () => {
    const stored = JSON.stringify(await test.database.db.select().from(staffAccounts));
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('a secret copied to another account does not work there', async () => {
    const { db } = test.database;
    await test.signIn([], 'other');
    const [{ secondFactorSecret } = { secondFactorSecret: null }] = await db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.username, 'frontdesk'));
    await db
      .update(staffAccounts)
      .set({ secondFactorSecret })
      .where(eq(staffAccounts.username, 'other'));
    const payload = { username: 'other', password, code: nextCode() };
    const response = await test.call({ method: 'POST', url: '/api/admin/login', payload });
    expect(response.statusCode).toBe(500);
  });
});

describe('codes cannot be guessed', () => {
  it('after ten wrong ones, even right ones are refused', async () => {
    const guess = wrongCode();
    for (let n = 0; n < 10; n += 1) expect(await readStatus(guess)).toBe(401);
    expect(await readStatus(nextCode())).toBe(429);
    expect(await readStatus(recoveryCodes[0])).toBe(429);
  });

  it('sign-ins without a code in between neither count nor reset the count', async () => {
    const guess = wrongCode();
    for (let n = 0; n < 9; n += 1) {
      expect(await readStatus(guess)).toBe(401);
      expect(await readStatus()).toBe(401);
      expect(await readStatus()).toBe(401);
    }
    expect(await readStatus(guess)).toBe(401);
    expect(await readStatus()).toBe(429);
  });

  it('a right one resets the count of wrong ones', async () => {
    const guess = wrongCode();
    for (let n = 0; n < 9; n += 1) await readStatus(guess);
    expect(await readStatus(nextCode())).toBe(200);
    expect(await readStatus(guess)).toBe(401);
    expect(await readStatus(recoveryCodes[0])).toBe(200);
  });
});

it('after the command forget-second-factor, the password alone signs in', async () => {
  await readCommandLine(['forget-second-factor', 'FRONTDESK'])(test.database.db);
  expect(await readStatus()).toBe(200);
});
