import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRequestPath } from '#contract/leads/tracked-request.ts';
import { readEnv } from '#server/platform/env.ts';
import { everyWrite } from './every-write.ts';
import { recordFigure } from './figures.ts';
import { isForged, splitFields } from './forged-fields.ts';
import { sized } from './scale.ts';
import { allRows, rowsWritten } from './stored-rows.ts';
import {
  buildRequest,
  type Fields,
  openWriteContext,
  type Write,
  type WriteContext,
} from './writes.ts';

type Written = ReturnType<typeof rowsWritten>;

/** Forged fields per call; a multipart form holds at most a hundred text fields. */
const maxFields = sized({ short: 500, long: 20 });
const chooseBatchSize = ({ sentAs }: Write) =>
  sentAs === 'multipart' ? Math.min(maxFields, 60) : maxFields;
/** The product writes page views half a second after the call. */
const pageViewDelayMs = 700;

let context: WriteContext;
/** The fields that each API call accepts, from the OpenAPI document. */
let documented: Map<string, Set<string>>;
beforeAll(async () => {
  context = await openWriteContext({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const { paths } = (await context.test.call({ method: 'GET', url: '/api/openapi.json' })).json();
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
afterAll(() => context.test.close());

/** Makes a call. Returns its status and the rows that it added or changed. */
async function runWrite(write: Write, extraFields?: Fields) {
  const prepared = await write.prepare();
  const { database } = context.test;
  const before = await allRows(database);
  const { statusCode } = await context.test.call(buildRequest(write, prepared, extraFields));
  if (write.name.endsWith('page-views')) {
    await new Promise((resolve) => setTimeout(resolve, pageViewDelayMs));
  }
  return { statusCode, written: rowsWritten(before, await allRows(database)) };
}

/** Counts are sharded by connection, so these columns vary between identical calls. */
const shardColumns = /^lead_(days|tallies)\.(shard|count)$/;

/** The values that a call wrote, sorted, by table and column. */
function listValues(written: Written): Map<string, string> {
  const values = new Map<string, string[]>();
  for (const { table, row } of written) {
    for (const [column, value] of Object.entries(row)) {
      const name = `${table}.${column}`;
      values.set(name, [...(values.get(name) ?? []), JSON.stringify(value)]);
    }
  }
  const compared = [...values].filter(([name]) => !shardColumns.test(name));
  return new Map(compared.map(([name, all]) => [name, all.sort().join()]));
}

/** The columns in which two normal calls agree and the call with forged fields differs. */
function changedColumns([one, other]: [Written, Written], forged: Written): string[] {
  const [first, second, third] = [one, other, forged].map(listValues);
  const names = [...new Set([...(second?.keys() ?? []), ...(third?.keys() ?? [])])];
  return names.filter(
    (name) => first?.get(name) === second?.get(name) && third?.get(name) !== second?.get(name),
  );
}

/** Makes a call twice without forged fields. Returns what each call wrote. */
async function runTwice(write: Write): Promise<[Written, Written]> {
  const first = await runWrite(write);
  const second = await runWrite(write);
  expect(second.statusCode, write.name).toBeLessThan(300);
  expect(second.written, write.name).not.toEqual([]);
  return [first.written, second.written];
}

/** Sends a write with every undeclared field. Returns how many fields were sent and what they changed. */
async function tryForging(write: Write) {
  const declared = documented.get(write.formOf ?? write.name) ?? new Set();
  const { statusCode } = await runWrite(write);
  let normal = await runTwice(write);
  const accepted: string[] = [];

  async function findChanges(fields: Fields) {
    const forged = await runWrite(write, fields);
    expect(forged.statusCode, write.name).toBe(statusCode);
    if (isForged(forged.written)) accepted.push(`${write.name}: ${JSON.stringify(forged.written)}`);
    return changedColumns(normal, forged.written);
  }

  const batches = splitFields(declared, chooseBatchSize(write));
  for (const fields of batches) {
    let columns = await findChanges(fields);
    // Columns of time, such as the step of a second factor, may have changed by themselves.
    if (columns.length) {
      normal = await runTwice(write);
      columns = await findChanges(fields);
    }
    accepted.push(...columns.map((column) => `${write.name}: ${column}`));
  }
  return { fields: batches.flatMap(Object.keys).length, accepted };
}

it('every documented POST, PUT and PATCH that stores fields is tested', () => {
  const tried = new Set(everyWrite(context).map(({ name }) => name));
  const writing = [...documented.keys()].filter((name) => /^(POST|PUT|PATCH) (?!.*\*)/.test(name));
  // Neither stores a field: one ends a session, the other finds a request.
  const others = ['POST /api/admin/logout', `POST /api${findRequestPath}`];
  expect(writing.filter((name) => !tried.has(name)).sort()).toEqual(others);
});

it('no write stores anything from a field that it does not declare', async () => {
  const writes = everyWrite(context);
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
    measured: `undeclared fields that had an effect, of ${fields} sent to ${writes.length} writes`,
    bar: '0',
    found: String(accepted.length),
  });
});
