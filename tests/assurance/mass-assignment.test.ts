import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { everyWrite } from './every-write.ts';
import { recordFigure } from './figures.ts';
import { isForged, portionsOf } from './forged-fields.ts';
import { sized } from './scale.ts';
import { allRows, rowsWritten } from './stored-rows.ts';
import { type Fields, openWorld, requestOf, type World, type Write } from './writes.ts';

type Written = ReturnType<typeof rowsWritten>;

/** How many forged fields one call brings; a multipart form holds a hundred texts. */
const most = sized({ short: 500, long: 20 });
const portionOf = ({ sentAs }: Write) => (sentAs === 'multipart' ? Math.min(most, 60) : most);
/** Page views are written half a second later. */
const countedAfterMs = 700;

let world: World;
/** The fields that each call of the API takes, as its own description says. */
let documented: Map<string, Set<string>>;
beforeAll(async () => {
  world = await openWorld({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const { paths } = (await world.test.call({ method: 'GET', url: '/api/docs' })).json();
  documented = new Map(
    Object.entries<Record<string, { requestBody?: { content: object } }>>(paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations).map(([method, { requestBody }]) => {
          const [body] = Object.values(requestBody?.content ?? {});
          const fields = Object.keys(body?.schema?.properties ?? {});
          return [`${method.toUpperCase()} ${path}`, new Set(fields)] as const;
        }),
    ),
  );
});
afterAll(() => world.test.close());

/** Calls, and answers the status and the rows that are new or changed since. */
async function writtenBy(write: Write, besides?: Fields) {
  const prepared = await write.prepare();
  const { database } = world.test;
  const before = await allRows(database);
  const { statusCode } = await world.test.call(requestOf(write, prepared, besides));
  if (write.name.endsWith('page-views')) {
    await new Promise((resolve) => setTimeout(resolve, countedAfterMs));
  }
  return { statusCode, written: rowsWritten(before, await allRows(database)) };
}

/** Which of a count's parts is written, and what it comes to, follows from the connection. */
const ofConnection = /^lead_(days|tallies)\.(shard|count)$/;

/** A call's values by table and column, in one order. */
function valuesOf(written: Written): Map<string, string> {
  const values = new Map<string, string[]>();
  for (const { table, row } of written) {
    for (const [column, value] of Object.entries(row)) {
      const name = `${table}.${column}`;
      values.set(name, [...(values.get(name) ?? []), JSON.stringify(value)]);
    }
  }
  const compared = [...values].filter(([name]) => !ofConnection.test(name));
  return new Map(compared.map(([name, all]) => [name, all.sort().join()]));
}

/** The columns that a call with forged fields left other than two honest ones did, which agree. */
function changedColumns([one, other]: [Written, Written], forged: Written): string[] {
  const [first, second, third] = [one, other, forged].map(valuesOf);
  const names = [...new Set([...(second?.keys() ?? []), ...(third?.keys() ?? [])])];
  return names.filter(
    (name) => first?.get(name) === second?.get(name) && third?.get(name) !== second?.get(name),
  );
}

/** Tries a write with every field that is not its own; answers how many were tried, and what they changed. */
async function tryForging(write: Write) {
  const taken = documented.get(write.formOf ?? write.name) ?? new Set();
  await writtenBy(write);
  const first = await writtenBy(write);
  const second = await writtenBy(write);
  expect(second.statusCode, write.name).toBeLessThan(300);
  expect(second.written, write.name).not.toEqual([]);
  const accepted: string[] = [];
  const portions = portionsOf(taken, portionOf(write));
  for (const fields of portions) {
    const { statusCode, written } = await writtenBy(write, fields);
    expect(statusCode, write.name).toBe(second.statusCode);
    const columns = changedColumns([first.written, second.written], written);
    accepted.push(...columns.map((column) => `${write.name}: ${column}`));
    if (isForged(written)) accepted.push(`${write.name}: ${JSON.stringify(written)}`);
  }
  return { fields: portions.flatMap(Object.keys).length, accepted };
}

it('every call that writes is among those tried', () => {
  const tried = new Set(everyWrite(world).map(({ name }) => name));
  const writing = [...documented.keys()].filter((name) => /^(POST|PUT|PATCH) (?!.*\*)/.test(name));
  expect(writing.filter((name) => !tried.has(name))).toEqual(['POST /api/admin/logout']);
});

it('no write takes a field that is not its own', async () => {
  const writes = everyWrite(world);
  let fields = 0;
  const accepted: string[] = [];
  for (const write of writes) {
    const found = await tryForging(write);
    fields += found.fields;
    accepted.push(...found.accepted);
  }
  expect(fields).toBeGreaterThan(5_000);
  expect(accepted).toEqual([]);
  recordFigure({
    promise: 'Mass assignment and other people’s records',
    measured: `fields taken that are not a call’s own, of ${fields} tried on ${writes.length} writes`,
    bar: '0',
    found: String(accepted.length),
  });
});
