import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';

const folder = makeReachableDir('test-backup-');
const [dataDir, restoredDir] = [path.join(folder, 'data'), path.join(folder, 'restored')];
const archive = path.join(folder, 'backup.tar');
const settings = { STAFF_PASSWORD: 'a password for backups', LOG_LEVEL: 'warn' };

let server: RunningServer;
/** How many test drives are in the backup: one more than the samples. */
let backedUp: number;
beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o755 });
  server = await startServer({ DATA_DIR: dataDir, ...settings });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Result {
  code: number;
  out: string;
  err: string;
}

/** Runs `npm run backup`, `restore` or `ledger` as npm does, from `folder`. */
const run = (script: string, args: string[], DATA_DIR: string): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR, INIT_CWD: folder };
    execFile(process.execPath, [`scripts/${script}.mjs`, ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

const post = (to: RunningServer, url: string, body: object) =>
  fetch(to.origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const countTestDrives = async (on: RunningServer): Promise<number> => {
  const credentials = { username: 'admin', password: settings.STAFF_PASSWORD };
  const signedIn = await post(on, '/api/admin/login', credentials);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const drives = await fetch(`${on.origin}/api${testDrive.paths.records}`, { headers: { cookie } });
  return (await drives.json()).pagination.totalItems;
};

it('backs up the running product into a file only its owner can read, and overwrites none', async () => {
  expect((await post(server, `/api${testDrive.paths.submit}`, makeTestDrive())).status).toBe(201);
  backedUp = await countTestDrives(server);
  expect(backedUp).toBeGreaterThan(1);
  const made = await run('backup', ['backup.tar'], dataDir);
  expect(made).toEqual({
    code: 0,
    err: '',
    // The CVs of the sample job applications.
    out: expect.stringMatching(/: \d+ tables, 3 files\n$/),
  });
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  const again = await run('backup', ['backup.tar'], dataDir);
  expect(again).toEqual({ code: 1, out: '', err: `${archive} already exists\n` });
});

it('the ledger of the running product balances; a request that somebody removed by hand is a failure', async () => {
  const balanced = await run('ledger', [], dataDir);
  expect(balanced).toMatchObject({ code: 0, err: '' });
  expect(balanced.out).toMatch(
    /^test-drives +(\d+) accepted = \1 stored \+ 0 in the trash \+ 0 purged$/m,
  );
  expect(balanced.out.trim().split('\n')).toHaveLength(7);
  const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
  const take =
    'create table taken as with gone as (delete from test_drives returning *) select * from gone';
  try {
    await database.pool.query(take);
    const missing = await run('ledger', [], dataDir);
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toMatch(/^test-drives +\d+ accepted = 0 stored .* DOES NOT BALANCE$/m);
  } finally {
    await database.pool.query(
      'alter table taken drop column search_text, drop column appointment_at',
    );
    const { rows } = await database.pool.query(
      `select string_agg(quote_ident(column_name), ',') as names from information_schema.columns where table_name = 'taken'`,
    );
    const [{ names }] = rows;
    await database.pool.query(`insert into test_drives (${names}) select ${names} from taken`);
    await database.pool.query('drop table taken');
    await database.close();
  }
});

it('a restored product has its requests, its accounts and its secret admin path', async () => {
  const done = await run('restore', ['backup.tar'], restoredDir);
  expect(done).toMatchObject({ code: 0, err: '' });
  const report = done.out.split('\n');
  expect(report[0]).toMatch(/^Restored as of \S+: \d+ tables, 3 files\. Start the product/);
  expect(report[1]).toMatch(/^Waiting, because it may have been sent|^No email was waiting/);
  expect(report[2]).toMatch(
    /^Not known here, .* unsubscribed from the newsletter, and who was erased/,
  );
  const restored = await startServer({ DATA_DIR: restoredDir, LOG_LEVEL: 'warn' });
  try {
    expect(restored.printed()).not.toContain('Staff accounts');
    expect(restored.adminPath).toBe(server.adminPath);
    expect(await countTestDrives(restored)).toBe(backedUp);
  } finally {
    await restored.end('SIGTERM');
  }
});

it('refuses to restore into a data folder in use or used before', async () => {
  for (const place of [dataDir, restoredDir]) {
    const refused = await run('restore', ['backup.tar'], place);
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/not empty/) });
  }
  expect(await countTestDrives(server)).toBe(backedUp);
});

it('rejects missing and malformed archives and wrong arguments without creating anything', async () => {
  writeFileSync(path.join(folder, 'other.tar'), 'no backup');
  const empty = path.join(folder, 'empty');
  const refused = await Promise.all([
    run('restore', [], empty),
    run('restore', ['absent.tar'], empty),
    run('restore', ['other.tar'], empty),
    run('backup', ['a', 'b'], dataDir),
  ]);
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(refused.map(({ err }) => err)).toEqual([
    expect.stringContaining('Usage: npm run restore'),
    expect.stringContaining('There is no file'),
    expect.stringContaining('truncated or altered'),
    expect.stringContaining('Usage: npm run backup'),
  ]);
  expect(existsSync(empty)).toBe(false);
});

it('backs up a stopped product: starts the database and stops it again', async () => {
  await server.end('SIGTERM');
  expect(await run('backup', [], dataDir)).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([
    expect.stringMatching(/^backup-.*Z\.tar$/),
  ]);
  expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
});
