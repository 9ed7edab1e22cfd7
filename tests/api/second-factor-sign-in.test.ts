import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCommandLine } from '#server/staff/command-line.ts';
import { signInCounts, staffAccounts } from '#server/staff/schema.ts';
import { codeOf, setUpSecondFactor } from '#tests/support/second-factor.ts';
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
const statusOf = async (code?: string, given?: string) => (await signIn(code, given)).statusCode;
const nextCode = () => codeOf(secret, 1);
/** Six digits that are no code of now. */
const wrongCode = () => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code),
  );
};

describe('with a second factor', () => {
  it.each([
    ['no code', () => undefined, 'Please enter the code'],
    ['a blank code', () => '  ', 'Please enter the code'],
    ['a wrong code', wrongCode, 'This code is not right'],
    ['a code of two minutes ago', () => codeOf(secret, -4), 'This code is not right'],
    ['a recovery code that is none', () => 'aaaa-bbbb-cccc-dddd', 'This code is not right'],
  ])(
    'the password with %s does not sign in, and says that the code is wanted',
    async (_, code, words) => {
      const answer = await signIn(code());
      expect(answer.statusCode).toBe(401);
      expect(answer.cookies).toEqual([]);
      expect(answer.json().errors).toEqual([{ field: 'code', message: answer.json().message }]);
      expect(answer.json().message).toContain(words);
    },
  );

  it('a wrong password says nothing of a code, whatever the code', async () => {
    for (const code of [undefined, nextCode()]) {
      const answer = await signIn(code, 'wrong');
      expect(answer.json()).toEqual({ success: false, message: 'Invalid username or password' });
    }
  });

  it('password and code sign in; the code does not do so twice, nor does an older one', async () => {
    const [code, older] = [nextCode(), codeOf(secret)];
    const answer = await signIn(` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual({
      username: 'frontdesk',
      role: 'hr',
      permissions: ['test-drives'],
    });
    expect(await statusOf(code)).toBe(401);
    expect(await statusOf(older)).toBe(401);
  });

  it('the code that set it up is used up', async () => {
    expect(await statusOf(usedCode)).toBe(401);
  });

  it('of ten sign-ins at once with one code, one succeeds', async () => {
    const code = nextCode();
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('each recovery code signs in once, however it is written', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect(await statusOf(first)).toBe(200);
    expect(await statusOf(first)).toBe(401);
    expect(await statusOf(` ${second.toUpperCase().replaceAll('-', ' ')}`)).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => statusOf(recoveryCodes[2])));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('neither secret nor recovery codes are stored in clear', async () => {
    const stored = JSON.stringify(await test.database.db.select().from(staffAccounts));
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('a secret copied to another account opens nothing there', async () => {
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
    const answer = await test.call({ method: 'POST', url: '/api/admin/login', payload });
    expect(answer.statusCode).toBe(500);
  });
});

describe('codes cannot be guessed', () => {
  it('ten wrong ones and the account is closed for a while, to the right one too', async () => {
    const guess = wrongCode();
    for (let n = 0; n < 10; n += 1) expect(await statusOf(guess)).toBe(401);
    expect(await statusOf(nextCode())).toBe(429);
    expect(await statusOf(recoveryCodes[0])).toBe(429);
  });

  it('asking for the code in between neither counts nor forgives', async () => {
    const guess = wrongCode();
    for (let n = 0; n < 9; n += 1) {
      expect(await statusOf(guess)).toBe(401);
      expect(await statusOf()).toBe(401);
      expect(await statusOf()).toBe(401);
    }
    expect(await statusOf(guess)).toBe(401);
    expect(await statusOf()).toBe(429);
  });

  it('a right one forgives the wrong ones before', async () => {
    const guess = wrongCode();
    for (let n = 0; n < 9; n += 1) await statusOf(guess);
    expect(await statusOf(nextCode())).toBe(200);
    expect(await statusOf(guess)).toBe(401);
    expect(await statusOf(recoveryCodes[0])).toBe(200);
  });
});

it('an account whose second factor is forgotten by command signs in with the password alone', async () => {
  await readCommandLine(['forget-second-factor', 'FRONTDESK'])(test.database.db);
  expect(await statusOf()).toBe(200);
});
