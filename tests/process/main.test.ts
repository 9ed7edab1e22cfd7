import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { makeTestDrive } from '#tests/factories.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';

const dataDir = makeReachableDir('test-start-');
let server: RunningServer | undefined;
const start = async (settings: Record<string, string> = {}) => {
  server = await startServer({ DATA_DIR: dataDir, ...settings });
  return server;
};
afterEach(() => server?.end('SIGKILL'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const postmasterPid = () => {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
};
const isRunning = (pid: number) => existsSync(`/proc/${pid}`);
/** Its entry goes when init has noticed, a moment after the process itself. */
const isGone = (pid: number) =>
  vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000, interval: 50 });

it('prints the addresses, and the staff accounts at the first start only', async () => {
  const first = await start();
  expect(first.printed()).toContain(`Site         http://localhost:${first.port}/`);
  for (const role of ['hr', 'media', 'admin']) {
    expect(first.printed()).toMatch(new RegExp(`^ {4}${role} +[A-Za-z0-9]{24}$`, 'm'));
  }
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await start();
  expect(second.adminPath).toBe(first.adminPath);
  expect(second.printed()).not.toContain('Staff accounts');
  expect(await second.end('SIGINT')).toBe(0);
});

it('SIGTERM finishes the request in flight, then ends the database too', async () => {
  const { port, end } = await start();
  const pid = postmasterPid() ?? 0;
  expect(isRunning(pid)).toBe(true);
  const body = JSON.stringify(makeTestDrive());
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const post = request({ port, method: 'POST', path: '/api/test-drive/book', headers });
  const answered = once(post, 'response');
  post.write(body.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const ended = end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  post.end(body.slice(10));
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await ended).toBe(0);
  await isGone(pid);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});

it('npm start stops everything when npm is asked to end', async () => {
  const server = await startServer({ DATA_DIR: dataDir }, ['npm', 'start']);
  const pid = postmasterPid() ?? 0;
  expect(isRunning(pid)).toBe(true);
  await server.end('SIGTERM');
  await isGone(pid);
  await expect(fetch(server.origin)).rejects.toThrow();
});

it('a setting that is not usable is named, and nothing is started', async () => {
  await expect(start({ ADMIN_PATH: 'x', SEED: 'y' })).rejects.toThrow(/ADMIN_PATH[\s\S]*SEED/);
});

it('a log line tells the route and the outcome, and nobody’s data', async () => {
  const { origin, end, printed } = await start();
  const query = new URLSearchParams({ search: 'Secret Person 0300 5555555' });
  await fetch(`${origin}/api/dealers?${query}`);
  await fetch(`${origin}/api/test-drive/book`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeTestDrive({ firstName: 'Secret', phone: '0300 5555555' })),
  });
  await end('SIGTERM');
  const answers = printed()
    .split('\n')
    .filter((line) => line.includes('"answered"'));
  expect(answers).toHaveLength(2);
  expect(answers[0]).toContain('"route":"/api/dealers"');
  expect(answers[1]).toContain('"status":201');
  expect(answers.join()).not.toContain('127.0.0.1');
  expect(printed()).not.toMatch(/Secret|5555555/);
});
