import { afterAll, beforeAll, expect, it } from 'vitest';
import { templatePaths } from '#contract/leads/message-templates.ts';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(permissions, 'reader');
});
afterAll(() => test.close());

const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  await test.call({ method, url: `/api${url}`, cookies, ...(payload && { payload }) });

let sent = 0;
/** Sends an inquiry with its own number. */
async function inquire(fields: Record<string, string>): Promise<string> {
  sent += 1;
  const phone = `0300 55${String(sent).padStart(5, '0')}`;
  const payload = { ...acceptedInputs['contact-inquiries']?.(), phone, ...fields };
  const response = await call('POST', '/contact/submit', payload);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().data._id;
}

const listIds = async (url: string) =>
  (await call('GET', url)).json().data.map(({ _id }: { _id: string }) => _id);
const find = (search: string) =>
  listIds(`/contact/admin/inquiries?${new URLSearchParams({ search })}`);
const findPeople = async (q: string) =>
  (await call('GET', `/admin/search?${new URLSearchParams({ q })}`))
    .json()
    .data.map(({ name }: { name: string }) => name);

/**
 * Texts as they are stored and as they are searched: letters whose lower case differs between JavaScript and PostgreSQL or
 * depends on their place, and letters that can be written as one character or as two.
 */
const spellings: readonly [stored: string, asked: string][] = [
  ['İlknur', 'İlknur'],
  ['İLKNUR', 'ilknur'],
  ['GROẞ', 'groß'],
  ['ΟΔΥΣΣΕΥΣ', 'Οδυσσευς'],
  ['ΣΟΦΟΣ', 'σοφοσ'],
  ['Jose\u0301', 'JOSÉ'],
  ['José', 'Jose\u0301'],
  ['آصف', '\u0627\u0653صف'],
  ['\u0627\u0653صف', 'آصف'],
  ['각하', '\u1100\u1161\u11a8하'],
  ['Ⅷ', 'ⅷ'],
];

it.each(spellings)(
  '%s is found by %s in lists and among people, and by itself',
  async (stored, asked) => {
    const fullName = `${stored} Sample${sent}`;
    const id = await inquire({ fullName });
    for (const search of [stored, asked]) {
      expect(await find(`${search} sample${sent - 1}`), search).toEqual([id]);
      expect(await findPeople(`${search} SAMPLE${sent - 1}`), search).toEqual([
        fullName.normalize('NFC'),
      ]);
    }
  },
);

/** Addresses whose letters differ by case alone, and the same as it may be typed again. */
const addresses: readonly [stored: string, asked: string][] = [
  ['İLKER@Mail.example', 'İlker@mail.example'],
  ['GROẞ@mail.example', 'groß@mail.example'],
  ['ΟΔΟΣ@mail.example', 'οδος@mail.example'],
  ['ÉMILE@mail.example', 'e\u0301mile@mail.example'],
];

it.each(addresses)(
  '%s is one person and one subscription with %s: page, duplicates, erasure and unsubscription agree',
  async (stored, asked) => {
    const ids = [await inquire({ email: stored }), await inquire({ email: stored })];
    const query = new URLSearchParams({ email: asked });
    expect((await listIds(`/admin/person?${query}`)).sort()).toEqual(ids);
    expect(
      (await listIds(`/admin/person?${new URLSearchParams({ email: stored })}`)).sort(),
    ).toEqual(ids);
    const listed = (await call('GET', '/contact/admin/inquiries?limit=2')).json().data;
    expect(listed[0].possibleDuplicate).toMatchObject({ of: ids[0] });

    await call('POST', '/newsletter/subscribe', { email: stored });
    const [subscription] = (
      await call('GET', `/newsletter/admin/subscriptions?${new URLSearchParams({ search: asked })}`)
    ).json().data;
    expect(subscription.email).toBe(stored);
    await call('POST', '/newsletter/subscribe', { email: asked.normalize('NFC') });
    expect((await call('GET', '/newsletter/admin/stats')).json().data.totalSubscriptions).toBe(1);

    const erased = await call('DELETE', `/admin/person?${query}`);
    expect(erased.json().data).toEqual({
      purged: 3,
      counts: { 'contact-inquiries': 2, 'newsletter-subscriptions': 1 },
    });
    const { rows } = await test.database.pool.query(
      'select recipient from outgoing_mail where recipient = $1',
      [stored],
    );
    expect(rows).toEqual([]);
  },
);

it('an address is not erased from emails to a longer one that ends with it', async () => {
  await inquire({ email: 'mile@letters.example' });
  await inquire({ email: 'émile@letters.example' });
  await call('DELETE', '/admin/person?email=mile@letters.example');
  const { rows } = await test.database.pool.query(
    `select distinct recipient from outgoing_mail where recipient like '%@letters.example'`,
  );
  expect(rows).toEqual([{ recipient: 'émile@letters.example' }]);
});

it('names that must be unique are compared like searched texts', async () => {
  const template = { language: 'en', slugs: [], subject: 'Hello', text: 'Hello' };
  const add = (name: string) => call('POST', templatePaths.records, { ...template, name });
  expect((await add('Résumé İ')).statusCode).toBe(201);
  for (const name of ['Re\u0301sume\u0301 İ', 'RÉSUMÉ i']) {
    expect((await add(name)).statusCode, name).toBe(409);
  }
});
