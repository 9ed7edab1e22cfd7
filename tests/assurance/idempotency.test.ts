import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { allRows, rowsWritten } from './stored-rows.ts';
import { plainForms, submissions, subscriptions } from './visitor-writes.ts';
import { buildRequest, openWriteContext, type Write, type WriteContext } from './writes.ts';

const retries = sized({ short: 25, long: 100 });
const rounds = sized({ short: 1, long: 5 });

const maxAttempts = 100;
/** Between half a second and one and a half, so that repeats do not come all at once. */
const chooseDelayMs = () => 500 + Math.random() * 1000;

let context: WriteContext;
beforeAll(async () => {
  context = await openWriteContext({ env: readEnv({ RATE_LIMIT: 'off' }) });
});
afterAll(() => context.test.close());

/** Counts new or changed rows per table. */
function countByTable(written: ReturnType<typeof rowsWritten>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { table } of written) counts[table] = (counts[table] ?? 0) + 1;
  return counts;
}

async function readRequestCount(): Promise<number> {
  const days = await context.test.database.db.select().from(leadDays);
  return days.reduce((sum, { count }) => sum + count, 0);
}

/** Sends a request, again while the server answers 503 because it parses too many forms at once. */
async function sendUntilAccepted(request: InjectOptions) {
  for (let tries = 0; ; tries += 1) {
    const response = await context.test.call(request);
    if (response.statusCode !== 503 || tries >= maxAttempts) return response;
    await setTimeout(chooseDelayMs());
  }
}

/** Sends one write many times in parallel under one key. Returns everything that it stored. */
async function sendInParallel(write: Write, times: number) {
  const { database, files } = context.test;
  const sent = buildRequest(write, await write.prepare());
  const headers = { ...sent.headers, 'idempotency-key': randomUUID() };
  const before = await allRows(database);
  const keptBefore = (await listStoredFiles(files)).kept.length;
  const countedBefore = await readRequestCount();
  const responses = await Promise.all(
    Array.from({ length: times }, () => sendUntilAccepted({ ...sent, headers })),
  );
  const { kept, staged } = await listStoredFiles(files);
  return {
    responses: new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size,
    isAccepted: responses.every(({ statusCode }) => statusCode < 300),
    rows: countByTable(rowsWritten(before, await allRows(database))),
    files: kept.length - keptBefore,
    staged: staged.length,
    counted: (await readRequestCount()) - countedBefore,
  };
}

describe(`a form sent ${retries} times in parallel with one idempotency key`, () => {
  it('is stored and counted once, with one copy of its files; API responses are identical', async () => {
    const writes = [...submissions(context), ...subscriptions(context), ...plainForms(context)];
    for (const write of writes) {
      // The first call creates what all calls need, a secret for instance.
      await sendInParallel(write, 1);
      const once = await sendInParallel(write, 1);
      expect(Object.keys(once.rows).length, write.name).toBeGreaterThan(0);
      for (let round = 0; round < rounds; round += 1) {
        const often = await sendInParallel(write, retries);
        // Rendered pages may differ, responses of the API may not.
        expect({ ...often, responses: write.formOf ? 1 : often.responses }, write.name).toEqual(
          once,
        );
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
