import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { leadDays } from '#server/leads/schema.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { allRows, rowsWritten } from './stored-rows.ts';
import { plainForms, submissions, subscriptions } from './visitor-writes.ts';
import { openWorld, requestOf, type World, type Write } from './writes.ts';

const retries = sized({ short: 25, long: 100 });
const rounds = sized({ short: 1, long: 5 });

const mostTries = 100;
const againAfterMs = 100;

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: readEnv({ RATE_LIMIT: 'off' }) });
});
afterAll(() => world.test.close());

/** How many rows of each table are new or changed. */
function rowsByTable(written: ReturnType<typeof rowsWritten>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { table } of written) counts[table] = (counts[table] ?? 0) + 1;
  return counts;
}

async function countedRequests(): Promise<number> {
  const days = await world.test.database.db.select().from(leadDays);
  return days.reduce((sum, { count }) => sum + count, 0);
}

/** Sends a request; one that is refused for now, as too many forms are under way, goes out again. */
async function sendUntilTaken(request: InjectOptions) {
  for (let tries = 0; ; tries += 1) {
    const answer = await world.test.call(request);
    if (answer.statusCode !== 503 || tries >= mostTries) return answer;
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
  }
}

/** Sends the same as many times at once, and answers all that it left. */
async function leftBy(write: Write, times: number) {
  const { database, files } = world.test;
  const sent = requestOf(write, await write.prepare());
  const headers = { ...sent.headers, 'idempotency-key': randomUUID() };
  const before = await allRows(database);
  const keptBefore = (await filesLeft(files)).kept.length;
  const countedBefore = await countedRequests();
  const answers = await Promise.all(
    Array.from({ length: times }, () => sendUntilTaken({ ...sent, headers })),
  );
  const { kept, staged } = await filesLeft(files);
  return {
    answers: new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size,
    isTaken: answers.every(({ statusCode }) => statusCode < 300),
    rows: rowsByTable(rowsWritten(before, await allRows(database))),
    files: kept.length - keptBefore,
    staged: staged.length,
    counted: (await countedRequests()) - countedBefore,
  };
}

describe(`what is sent ${retries} times at once under one key`, () => {
  it('is stored once, counted once and answered alike, with one copy of its files', async () => {
    const writes = [...submissions(world), ...subscriptions(world), ...plainForms(world)];
    for (const write of writes) {
      // The first of all makes what all need, a secret for instance.
      await leftBy(write, 1);
      const once = await leftBy(write, 1);
      expect(Object.keys(once.rows).length, write.name).toBeGreaterThan(0);
      for (let round = 0; round < rounds; round += 1) {
        const often = await leftBy(write, retries);
        // A page's answer may differ in what it was rendered with; that of the API may not.
        expect({ ...often, answers: write.formOf ? 1 : often.answers }, write.name).toEqual(once);
      }
    }
    recordFigure({
      promise: 'Idempotency and conflicts',
      measured: `records beyond the first, of ${retries} parallel retries under one key, ${rounds} times for each of ${writes.length} ways to send`,
      bar: '0',
      found: '0',
    });
  });
});
