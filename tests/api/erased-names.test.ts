import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/client.ts';
import { buildNamePattern, findNaming } from '#server/platform/mail/erase-emails.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function isNamed(names: readonly string[], text: string): Promise<boolean> {
  const pattern = buildNamePattern(names);
  return pattern !== null && (await findNaming(database.db, ['-', text], pattern)).has(1);
}

it.each([
  ['To: <li@mail.example>', true],
  ['Write to LI@mail.example.', true],
  ['li@mail.example', true],
  ['To: <ali@mail.example>', false],
  ['To: <éli@mail.example>', false],
  ['To: <x.li@mail.example>', false],
  ['To: <li@mail.example.org>', false],
  ['To: <li@mailxexample>', false],
])('%j names li@mail.example: %j', async (text, expected) => {
  expect(await isNamed(['li@mail.example'], text)).toBe(expected);
});

it.each([
  ['Phone: +92 (0)300 7654321', true],
  ['Phone: +92 (0)300 76543210', false],
])('%j names a number as it was written: %j', async (text, expected) => {
  expect(await isNamed(['+92 (0)300 7654321'], text)).toBe(expected);
});

it.each(['émile+[x]@mail.example', 'a|b@mail.example', '^$@mail.example', '각하{2}@mail.example'])(
  '%j is taken literally',
  async (name) => {
    expect(await isNamed([name], `To: <${name}>`)).toBe(true);
    expect(await isNamed([name], 'To: <somebody@mail.example>')).toBe(false);
  },
);

it('no names have no pattern, which would match everything', () => {
  expect(buildNamePattern([])).toBeNull();
});
