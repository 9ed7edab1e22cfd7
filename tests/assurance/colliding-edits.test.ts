import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { readEnv } from '#server/platform/env.ts';
import { type CountedField, countedFields } from './counted-fields.ts';
import { everyWrite } from './every-write.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { make, openWriteContext, type WriteContext } from './writes.ts';

const edits = sized({ short: 180, long: 10_000 });
const concurrentEditors = 4;
/** One of the concurrent editors succeeds each time, so none comes near this limit. */
const maxAttempts = 1_000;

let context: WriteContext;
let editors: Record<string, string>[];
beforeAll(async () => {
  context = await openWriteContext({ env: readEnv({ RATE_LIMIT: 'off' }) });
  editors = await Promise.all(
    Array.from({ length: concurrentEditors }, (_, n) =>
      context.test.signIn(permissions, `editor-${n}`),
    ),
  );
});
afterAll(() => context.test.close());

/** Adds one to a record's number and retries after each conflict. Returns the number of conflicts. */
async function addOne({ read, write }: CountedField, id: string, cookies: Record<string, string>) {
  for (let collisions = 0; collisions < maxAttempts; collisions += 1) {
    const { value, updatedAt: basedOn } = await read(id, cookies);
    const { statusCode } = await write(id, { value: value + 1, basedOn, cookies });
    if (statusCode === 200) return collisions;
    expect(statusCode).toBe(409);
  }
  throw new Error('an edit never succeeded');
}

/** Lets all editors increment one record. Returns lost updates, missing audit lines and the number of collisions. */
async function incrementConcurrently(counted: CountedField, id: string, editsEach: number) {
  const { read } = counted;
  const [anyone = {}] = editors;
  const { value: before } = await read(id, anyone);
  const collisions = await Promise.all(
    editors.map(async (cookies) => {
      let sum = 0;
      for (let edit = 0; edit < editsEach; edit += 1) sum += await addOne(counted, id, cookies);
      return sum;
    }),
  );
  const made = editsEach * editors.length;
  const { value } = await read(id, anyone);
  const audited = await context.test.database.db.$count(
    auditLines,
    and(eq(auditLines.recordId, id), eq(auditLines.action, 'update')),
  );
  return {
    made,
    lost: made - (value - before),
    unaudited: made - audited,
    collisions: collisions.reduce((sum, count) => sum + count, 0),
  };
}

it('concurrent edits of one record lose no update, and the audit log holds each', async () => {
  const fields = countedFields(context);
  const writes = everyWrite(context);
  const editsEach = Math.ceil(edits / fields.length / concurrentEditors);
  const found = { made: 0, lost: 0, unaudited: 0, collisions: 0 };
  for (const counted of fields) {
    const creation = writes.find(({ name }) => name === counted.madeBy);
    if (!creation) throw new Error(`no write is called ${counted.madeBy}`);
    const one = await incrementConcurrently(counted, await make(context, creation), editsEach);
    for (const name of Object.keys(found) as (keyof typeof found)[]) found[name] += one[name];
  }
  expect(found.made).toBeGreaterThanOrEqual(edits);
  expect({ lost: found.lost, unaudited: found.unaudited }).toEqual({ lost: 0, unaudited: 0 });
  expect(found.collisions).toBeGreaterThan(edits / 10);
  recordFigure({
    promise: 'Idempotency and conflicts',
    measured: `updates lost, and left out of the audit, of ${found.made} by ${concurrentEditors} concurrent editors on ${fields.length} kinds of records (${found.collisions} conflicts reported and retried)`,
    bar: '0; 0',
    found: `${found.lost}; ${found.unaudited}`,
  });
});
