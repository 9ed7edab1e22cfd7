import { permissions } from '#contract/staff/staff.ts';
import type { Database } from '#server/platform/db/client.ts';
import { readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { makeAccount, password, startAppOn, type TestApp } from '#tests/support/test-app.ts';
import { everyWrite } from '../every-write.ts';
import type { Operation } from '../fuzz/operations.ts';
import { buildRequest, type Fields, type Write, type WriteContext } from '../writes.ts';
import type { Call } from './largest-calls.ts';
import { buildText } from './largest-values.ts';

/** Texts that may be so long have no format. */
const longText = 500;

/** Opens a second application on a database: it prepares what the writes need. */
async function openContext(database: Database): Promise<WriteContext> {
  const files = await openFiles(readEnv({ DATA_DIR: makeReachableDir('test-data-') }));
  const app = await startAppOn({ database, files }, { env: readEnv({ RATE_LIMIT: 'off' }) });
  let used = 0;
  const next = () => {
    used += 1;
    return used;
  };
  const test: TestApp = {
    app,
    database,
    files,
    call: (options) => app.inject(options),
    signIn: async (granted, username = `writer-${next()}`, dealerId = undefined) => {
      await makeAccount(database, username, granted, dealerId);
      const payload = { username, password };
      const response = await app.inject({ method: 'POST', url: '/api/admin/login', payload });
      return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    },
    close: async () => await app.close(),
  };
  return { test, adminCookies: await test.signIn(permissions), next };
}

/** Makes the texts of valid fields as long as they may be. */
function enlarge(fields: Fields, { body }: Operation): Fields {
  const enlarged = Object.entries(fields).map(([name, value]) => {
    const { maxLength = 0 } = body?.schema.properties?.[name] ?? {};
    const isText = typeof value === 'string' && maxLength >= longText;
    return [name, isText ? buildText(maxLength) : value];
  });
  return Object.fromEntries(enlarged);
}

/** Prepares every write but uploads, which have a suite of their own, with valid fields that are as large as can be. */
export async function prepareWrites(
  database: Database,
  operations: readonly Operation[],
): Promise<{ calls: Call[]; close: () => Promise<void> }> {
  const context = await openContext(database);
  const calls: Call[] = [];
  for (const write of everyWrite(context).filter(({ sentAs }) => sentAs !== 'multipart')) {
    const operation = findOperation(write, operations);
    const prepared = await write.prepare();
    const fields = operation ? enlarge(prepared.fields, operation) : prepared.fields;
    const {
      method,
      url,
      payload,
      headers,
      cookies = {},
    } = buildRequest(write, {
      ...prepared,
      fields,
    });
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    calls.push({
      name: `${write.name} with valid fields`,
      method,
      path: url,
      body: { type: headers['content-type'] ?? '', text: payload.toString() },
      cookie: cookie.join('; '),
    });
  }
  return { calls, close: context.test.close };
}

const findOperation = ({ name, formOf }: Write, operations: readonly Operation[]) =>
  operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === (formOf ?? name));
