import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissions } from '#contract/staff.ts';
import { auditLines } from '#server/audit/schema.ts';
import { readEnv } from '#server/env.ts';
import { type CountedField, countedFields } from './edits.ts';
import { everyWrite } from './every-write.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { make, openWorld, type World } from './writes.ts';

const edits = sized({ short: 180, long: 10_000 });
const editorsAtOnce = 4;
/** Of editors at once one gets through each time, so nobody comes near this. */
const mostTries = 1_000;

let world: World;
let editors: Record<string, string>[];
beforeAll(async () => {
  world = await openWorld({ env: readEnv({ RATE_LIMIT: 'off' }) });
  editors = await Promise.all(
    Array.from({ length: editorsAtOnce }, (_, n) => world.test.signIn(permissions, `editor-${n}`)),
  );
});
afterAll(() => world.test.close());

/** Adds one to a record's number, anew each time somebody was quicker; answers how often that was. */
async function addOne({ read, write }: CountedField, id: string, cookies: Record<string, string>) {
  for (let collisions = 0; collisions < mostTries; collisions += 1) {
    const { value, updatedAt: basedOn } = await read(id, cookies);
    const { statusCode } = await write(id, { value: value + 1, basedOn, cookies });
    if (statusCode === 200) return collisions;
    expect(statusCode).toBe(409);
  }
  throw new Error('an edit never got through');
}

/** All editors count in one record; answers what is missing at the end, and how often they collided. */
async function countTogether(counted: CountedField, id: string, editsEach: number) {
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
  const noted = await world.test.database.db.$count(
    auditLines,
    and(eq(auditLines.recordId, id), eq(auditLines.action, 'update')),
  );
  return {
    made,
    lost: made - (value - before),
    unnoted: made - noted,
    collisions: collisions.reduce((sum, count) => sum + count, 0),
  };
}

it('of edits that collide none is lost, and each is in the audit', async () => {
  const fields = countedFields(world);
  const writes = everyWrite(world);
  const editsEach = Math.ceil(edits / fields.length / editorsAtOnce);
  const found = { made: 0, lost: 0, unnoted: 0, collisions: 0 };
  for (const counted of fields) {
    const making = writes.find(({ name }) => name === counted.madeBy);
    if (!making) throw new Error(`nothing makes ${counted.madeBy}`);
    const one = await countTogether(counted, await make(world, making), editsEach);
    for (const name of Object.keys(found) as (keyof typeof found)[]) found[name] += one[name];
  }
  expect(found.made).toBeGreaterThanOrEqual(edits);
  expect({ lost: found.lost, unnoted: found.unnoted }).toEqual({ lost: 0, unnoted: 0 });
  expect(found.collisions).toBeGreaterThan(edits / 10);
  recordFigure({
    promise: 'Idempotency and conflicts',
    measured: `updates lost, and left out of the audit, of ${found.made} by ${editorsAtOnce} editors at once on ${fields.length} kinds of records (${found.collisions} collisions told and tried again)`,
    bar: '0; 0',
    found: `${found.lost}; ${found.unnoted}`,
  });
});
