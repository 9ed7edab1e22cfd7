import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/supervisor.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';

const dataDir = makeReachableDir('test-staff-');
const productSettings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMIT: 'off' };
const env = { ...process.env, ...productSettings };

/** The running product, with its database in `dataDir`. */
let server: ChildProcess;
let printed = '';
let api = '';

beforeAll(async () => {
  server = spawn(process.execPath, ['server/main.ts'], { env });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      printed += chunk;
      const address = /Site +(http:\/\/localhost:\d+)\//.exec(printed)?.[1];
      if (address) resolve();
      api = `${address?.replace('localhost', '127.0.0.1')}/api/admin`;
    });
    server.once('exit', () => reject(new Error(`the server ended: ${printed}`)));
  });
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Result {
  code: number;
  out: string;
  err: string;
}

const staff = (args: string[], settings: Record<string, string> = {}): Promise<Result> =>
  new Promise((resolve) => {
    const command = ['server/resources/staff/command.ts', ...args];
    execFile(process.execPath, command, { env: { ...env, ...settings } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

const signIn = (username: string, password: string) =>
  fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

it('logs a warning for RATE_LIMIT=off', () => {
  const warning = printed.split('\n').find((line) => line.includes('RATE_LIMIT=off'));
  expect(JSON.parse(warning ?? '{}').level).toBe(40);
});

it('adds and disables accounts while the product runs, with immediate effect', async () => {
  const added = await staff(['add', 'showroom', 'hr']);
  expect(added).toMatchObject({ code: 0, err: '' });
  const password = /not shown again: (\S+)\n$/.exec(added.out)?.[1] ?? '';
  const response = await signIn('showroom', password);
  expect(response.status).toBe(200);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const me = async () => (await fetch(`${api}/me`, { headers: { cookie } })).status;
  expect(await me()).toBe(200);
  expect(await staff(['disable', 'showroom'])).toMatchObject({ code: 0 });
  expect(await me()).toBe(401);
});

it('exits with 1 and a reason when it refuses, with 2 and the usage for an unknown command', async () => {
  const [taken, unknown, misused, setting] = await Promise.all([
    staff(['add', 'HR', 'hr']),
    staff(['reset', 'nobody', '--password', 'a secret to be kept']),
    staff(['remove', 'hr']),
    staff(['list'], { PORT: 'x' }),
  ]);
  expect(taken).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^A username is 3 to 100/),
  });
  expect(unknown).toEqual({ code: 1, out: '', err: 'There is no account named nobody\n' });
  expect(misused).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining('npm run staff -- add'),
  });
  expect(setting).toEqual({ code: 1, out: '', err: expect.stringMatching('PORT') });
});

it('works while the product is stopped: starts the database and stops it again', async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  const { code, out } = await staff(['list']);
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.split(/ +/).slice(0, 3))).toEqual([
    ['admin', 'admin', 'enabled'],
    ['hr', 'hr', 'enabled'],
    ['media', 'media', 'enabled'],
    ['showroom', 'hr', 'disabled'],
    [''],
  ]);
  expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
});

it('uses the database of DATABASE_URL; rejects an empty one and reports an unreachable one without its password', async () => {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { host, port, user, database } = connection;
  const buildUrl = (name: string) =>
    `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`;
  const [own, empty, unreachable] = await Promise.all([
    staff(['list'], { DATABASE_URL: buildUrl(database) }),
    staff(['add', 'showroom', 'hr'], { DATABASE_URL: buildUrl('postgres') }),
    staff(['list'], { DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' }),
  ]);
  await stop();
  expect(own.out).toMatch(/^showroom +hr +disabled/m);
  expect(empty).toMatchObject({ code: 1, err: expect.stringContaining('npm start') });
  expect(unreachable).toEqual({
    code: 1,
    out: '',
    err: 'PostgreSQL at postgres://x:***@127.0.0.1:1/x (DATABASE_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n',
  });
});
