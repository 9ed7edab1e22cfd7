import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { staffAccounts, staffSessions } from '#server/staff/schema.ts';
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
import { openWorld, type World } from './writes.ts';

const guesses = sized({ short: 500, long: 10_000 });
/** Five ways to guess, in equal parts. */
const each = Math.ceil(guesses / 5);
/** What only an answer about somebody's record says. */
const personal = /mail\.example|Visitor \d|%PDF|WEBP/;

let world: World;
let nobody: Record<string, string>;
/** Every address of single records that staff read, with a record of each kind. */
const records: RecordAddress[] = [];

beforeAll(async () => {
  world = await openWorld({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const { test } = world;
  const { paths } = (await test.call({ method: 'GET', url: '/api/docs' })).json();
  const ids = new Map<string, string>();
  for (const { name, prepare } of everyWrite(world)) {
    const [, list = ''] = /^\S+ (.*)\/\{id\}/.exec(name) ?? [];
    if (list) ids.set(list, (await prepare()).id ?? '');
  }
  for (const address of Object.keys(paths)) {
    const id = ids.get(address.split('/{id}')[0] ?? '');
    if (id && address.includes('{id}') && paths[address].get) records.push({ address, id });
  }
  nobody = await test.signIn(['customer-management'], 'nobody');
});
afterAll(() => world.test.close());

/** Guesses, and answers what was told or done of it. */
async function disclosuresOf(guess: Guess): Promise<string[]> {
  const disclosed: string[] = [];
  for (let n = 0; n < each; n += 1) {
    const call = guess(n);
    const { statusCode, body } = await world.test.call(call);
    if (statusCode < 400 || personal.test(body)) disclosed.push(`${call.url} ${statusCode}`);
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

describe('who has no permission', () => {
  it('reads no record, by its right id or a guessed one, and is refused alike', async () => {
    expect(records.length).toBeGreaterThan(10);
    record('records without their permission', await disclosuresOf(recordGuesses(records, nobody)));
    for (const cookies of [{}, nobody]) {
      for (const { address, id } of records) {
        const [right, guessed] = await Promise.all(
          [id, crypto.randomUUID()].map((one) =>
            world.test.call({ method: 'GET', url: address.replace('{id}', one), cookies }),
          ),
        );
        expect(right?.body).toBe(guessed?.body);
      }
    }
  });

  it('reads no applicant’s file, whatever its name and wherever it is asked for', async () => {
    record('applicants’ files', await disclosuresOf(await fileGuesses(world.test)));
  });

  it('ends nobody’s subscription by a token that is not ours', async () => {
    const { db } = world.test.database;
    const { isSubscribed } = newsletterSubscriptions;
    await db.update(newsletterSubscriptions).set({ isSubscribed: true });
    record('subscriptions’ tokens', await disclosuresOf(await tokenGuesses(world.test)));
    expect(await db.$count(newsletterSubscriptions, eq(isSubscribed, false))).toBe(0);
  });

  it('takes over nobody’s session, and ends nobody’s', async () => {
    const { db } = world.test.database;
    const [own] = await db.select().from(staffAccounts).where(eq(staffAccounts.username, 'nobody'));
    const others = ne(staffSessions.accountId, own?._id ?? '');
    const before = await db.$count(staffSessions, others);
    record(
      'others’ sessions',
      await disclosuresOf(await sessionGuesses(world.test, others, nobody)),
    );
    expect(before).toBeGreaterThan(0);
    expect(await db.$count(staffSessions, others)).toBe(before);
  });
});

it('who may read records finds none by guessing ids like those that there are', async () => {
  record('ids of records', await disclosuresOf(nearbyGuesses(records, world.everything)));
});
