import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import { readEnv } from '#server/platform/env.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { everyWrite } from './every-write.ts';
import { recordFigure } from './figures.ts';
import {
  fileGuesses,
  type Guess,
  nearbyGuesses,
  type RecordAddress,
  recordGuesses,
  sessionGuesses,
  tokenGuesses,
} from './guesses.ts';
import { sized } from './scale.ts';
import { openWriteContext, type WriteContext } from './writes.ts';

const guesses = sized({ short: 500, long: 10_000 });
/** Guesses per target: there are five. */
const each = Math.ceil(guesses / 5);
/** Matches data that only a response with somebody's record contains. */
const personalData = /mail\.example|Visitor \d|%PDF|WEBP/;

let context: WriteContext;
let unprivileged: Record<string, string>;
/** Every route that reads a single record, with an existing record of each kind. */
const records: RecordAddress[] = [];

beforeAll(async () => {
  context = await openWriteContext({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const { test } = context;
  const { paths } = (await test.call({ method: 'GET', url: '/api/openapi.json' })).json();
  const ids = new Map<string, string>();
  for (const { name, prepare } of everyWrite(context)) {
    const [, list = ''] = /^\S+ (.*)\/\{id\}/.exec(name) ?? [];
    if (list) ids.set(list, (await prepare()).id ?? '');
  }
  for (const address of Object.keys(paths)) {
    const id = ids.get(address.split('/{id}')[0] ?? '');
    if (id && address.includes('{id}') && paths[address].get) records.push({ address, id });
  }
  unprivileged = await test.signIn(['customer-management'], 'unprivileged');
});
afterAll(() => context.test.close());

/** Makes the guesses. Returns those that disclosed or changed something. */
async function findDisclosures(guess: Guess): Promise<string[]> {
  const disclosed: string[] = [];
  for (let n = 0; n < each; n += 1) {
    const call = guess(n);
    const { statusCode, body } = await context.test.call(call);
    if (statusCode < 400 || personalData.test(body)) disclosed.push(`${call.url} ${statusCode}`);
  }
  return disclosed;
}

function record(what: string, disclosed: readonly string[]): void {
  expect(disclosed).toEqual([]);
  recordFigure({
    promise: 'Mass assignment and other people’s records',
    measured: `disclosures and changes, of ${each} guesses at ${what}`,
    bar: '0',
    found: String(disclosed.length),
  });
}

describe('a caller without the permission', () => {
  it('reads no record, and gets the same response for existing and guessed ids', async () => {
    expect(records.length).toBeGreaterThan(10);
    record(
      'records without their permission',
      await findDisclosures(recordGuesses(records, unprivileged)),
    );
    for (const cookies of [{}, unprivileged]) {
      for (const { address, id } of records) {
        const [existing, guessed] = await Promise.all(
          [id, crypto.randomUUID()].map((one) =>
            context.test.call({ method: 'GET', url: address.replace('{id}', one), cookies }),
          ),
        );
        expect(existing?.body).toBe(guessed?.body);
      }
    }
  });

  it('reads no applicant’s file by its real or a guessed name under any public path', async () => {
    record('applicants’ files', await findDisclosures(await fileGuesses(context.test)));
  });

  it('ends no subscription with a forged token', async () => {
    const { db } = context.test.database;
    const { isSubscribed } = newsletterSubscriptions;
    await db.update(newsletterSubscriptions).set({ isSubscribed: true });
    record('subscriptions’ tokens', await findDisclosures(await tokenGuesses(context.test)));
    expect(await db.$count(newsletterSubscriptions, eq(isSubscribed, false))).toBe(0);
  });

  it('neither takes over nor ends another account’s session', async () => {
    const { db } = context.test.database;
    const [own] = await db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.username, 'unprivileged'));
    const others = ne(staffSessions.accountId, own?._id ?? '');
    const before = await db.$count(staffSessions, others);
    record(
      'others’ sessions',
      await findDisclosures(await sessionGuesses(context.test, others, unprivileged)),
    );
    expect(before).toBeGreaterThan(0);
    expect(await db.$count(staffSessions, others)).toBe(before);
  });
});

it('a caller with all permissions finds no record by guessing ids near existing ones', async () => {
  record('ids of records', await findDisclosures(nearbyGuesses(records, context.adminCookies)));
});
