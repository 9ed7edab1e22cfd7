import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';

let dataDir = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  dataDir = makeReachableDir('test-first-');
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const passwords = /^ {4}(?:hr|media|admin) +[A-Za-z0-9]{24}$/gm;
const resetCommand = 'npm run staff -- reset admin';
const home = () => path.join(dataDir, 'postgres');
const postmaster = () => findPostmaster(path.join(home(), 'cluster'));
const listUnfinished = () =>
  existsSync(home()) ? readdirSync(home()).filter((name) => name.includes('.new-')) : [];

/** Spawns the built product. Returns its output so far and a promise of its exit code. */
function spawnProduct(settings: Record<string, string> = {}) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings };
  const server = spawn(process.execPath, ['build/server/main.js'], { env });
  child = server;
  let text = '';
  const read = (chunk: Buffer) => {
    text += chunk;
  };
  server.stdout.on('data', read);
  server.stderr.on('data', read);
  const ended = once(server, 'close').then(([code]) => code as number | null);
  return { server, ended, printed: () => text };
}

/** Starts the product, stops it when it is ready and returns what it printed. */
async function startAndStop(): Promise<string> {
  const { printed, end } = await startServer({ DATA_DIR: dataDir });
  await end('SIGTERM');
  return printed();
}

const until = (what: () => boolean) =>
  vi.waitFor(() => expect(what()).toBe(true), { timeout: 60_000, interval: 2 });

it('an occupied port is reported before anything is created, and the next start prints the passwords', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { ended, printed } = spawnProduct({ PORT: `${port}` });
  expect(await ended).toBe(1);
  other.close();
  expect(printed()).toMatch(`PORT ${port} is used by another program`);
  expect(readdirSync(dataDir)).toEqual([]);
  expect((await startAndStop()).match(passwords)).toHaveLength(3);
});

it.each([
  [{ HOST: '203.0.113.9' }, 'HOST 203.0.113.9 is not an address of this machine'],
  [{ HOST: 'no.such.host.invalid' }, 'HOST no.such.host.invalid'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false'],
])('rejects %j by name before it creates anything', async (settings, message) => {
  const { ended, printed } = spawnProduct(settings);
  expect(await ended).toBe(1);
  expect(printed()).toContain(message);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a start that fails after creating the accounts has printed their passwords, and stops PostgreSQL', async () => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path.join(dataDir, 'incoming'), 'a file where a folder belongs');
  const { ended, printed } = spawnProduct();
  expect(await ended).toBe(1);
  expect(printed().match(passwords)).toHaveLength(3);
  expect(printed()).toContain('EEXIST');
  expect(postmaster()).toBeUndefined();
  rmSync(path.join(dataDir, 'incoming'));
  const next = await startAndStop();
  expect(next).not.toMatch(passwords);
  expect(next).toContain(resetCommand);
});

it('prints the passwords once the accounts exist, even if the product is stopped before it is ready', async () => {
  const { server, ended, printed } = spawnProduct();
  await until(() => printed().includes('Write them down now'));
  expect(printed()).not.toContain('Site  ');
  expect(printed().match(passwords)).toHaveLength(3);
  expect(printed()).not.toContain(resetCommand);
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(postmaster()).toBeUndefined();
});

it.each([
  ['while the database is created', () => listUnfinished().length > 0],
  ['while PostgreSQL starts', () => existsSync(path.join(home(), 'cluster'))],
  ['once PostgreSQL runs', () => postmaster() !== undefined],
])(
  'Ctrl-C %s leaves no PostgreSQL and no unfinished folder, and no password is lost',
  async (_when, isReached) => {
    const { server, ended, printed } = spawnProduct();
    await until(isReached);
    server.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(postmaster()).toBeUndefined();
    expect(listUnfinished()).toEqual([]);
    const shown = printed().match(passwords) ?? (await startAndStop()).match(passwords);
    expect(shown).toHaveLength(3);
  },
);

it('the next start removes the unfinished database of a killed first start', async () => {
  const { server, ended } = spawnProduct();
  await until(() => listUnfinished().length > 0);
  server.kill('SIGKILL');
  await ended;
  expect(listUnfinished()).toHaveLength(1);
  await startAndStop();
  expect(listUnfinished()).toEqual([]);
});
