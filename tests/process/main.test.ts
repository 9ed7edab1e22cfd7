import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, expect, it, onTestFinished } from 'vitest';
import { makeTestDrive } from '#tests/factories.ts';
import { eventually } from '#tests/support/eventually.ts';
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
/** Waits: the entry in /proc disappears when init has reaped the process. */
const expectGone = (pid: number) => eventually(() => expect(isRunning(pid)).toBe(false));

it('prints the site’s URL and, at the first start, the staff accounts; later how to reset a password', async () => {
  const first = await start();
  expect(first.printed()).toContain(`Site         http://localhost:${first.port}/`);
  for (const role of ['hr', 'media', 'admin']) {
    expect(first.printed()).toMatch(new RegExp(`^ {4}${role} +[A-Za-z0-9]{24}$`, 'm'));
  }
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await start();
  expect(second.adminPath).toBe(first.adminPath);
  expect(second.printed()).not.toContain('Staff accounts');
  expect(second.printed()).toContain('npm run staff -- reset admin');
  expect(await second.end('SIGINT')).toBe(0);
});

it('SIGTERM finishes the request in flight, then stops the server and the database', async () => {
  const { port, end } = await start();
  const pid = postmasterPid() ?? 0;
  expect(isRunning(pid)).toBe(true);
  const body = JSON.stringify(makeTestDrive());
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const post = request({ port, method: 'POST', path: '/api/test-drive/book', headers });
  const answered = once(post, 'response');
  post.flushHeaders();
  // The server has begun with the request.
  await once(post, 'continue');
  post.write(body.slice(0, 10));
  const ended = end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  post.end(body.slice(10));
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await ended).toBe(0);
  await expectGone(pid);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});

it('SIGTERM ends despite half-sent requests that never go on, and stops the database', async () => {
  const { port, end } = await start();
  const pid = postmasterPid() ?? 0;
  const halfSent = [
    'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    'POST /api/job-application/apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    '',
  ].map((text) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(text);
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await end('SIGTERM')).toBe(0);
  await expectGone(pid);
  for (const socket of halfSent) socket.destroy();
});

it('SIGTERM to npm start stops the server and the database', async () => {
  const server = await startServer({ DATA_DIR: dataDir }, ['npm', 'start']);
  const pid = postmasterPid() ?? 0;
  expect(isRunning(pid)).toBe(true);
  await server.end('SIGTERM');
  await expectGone(pid);
  await expect(fetch(server.origin)).rejects.toThrow();
});

it('of two starts in one folder one serves, and the other says what to do and exits with 1', async () => {
  const both = await Promise.allSettled([1, 2].map(() => startServer({ DATA_DIR: dataDir })));
  const served = both.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  onTestFinished(() => Promise.all(served.map(({ end }) => end('SIGTERM'))).then(() => {}));
  expect(served).toHaveLength(1);
  const refused = both.flatMap((start) => (start.status === 'rejected' ? [`${start.reason}`] : []));
  expect(refused.join()).toMatch(
    /exited with 1: Another application uses the database in .*; to run a second process, set DATABASE_URL to a PostgreSQL server for both\.$/m,
  );
  expect((await fetch(`${served[0]?.origin}/readyz`)).status).toBe(200);
});

it('names every invalid setting and starts no database', async () => {
  await expect(start({ ADMIN_PATH: 'x', SEED: 'y' })).rejects.toThrow(/ADMIN_PATH[\s\S]*SEED/);
  expect(postmasterPid()).toBeNull();
});

it('the request log has the route and the status but no personal data', async () => {
  const { origin, end, printed } = await start();
  const query = new URLSearchParams({ search: 'Secret Person 0300 5555555' });
  await fetch(`${origin}/api/dealers?${query}`);
  await fetch(`${origin}/api/test-drive/book`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeTestDrive({ firstName: 'Secret', phone: '0300 5555555' })),
  });
  await end('SIGTERM');
  const lines = printed()
    .split('\n')
    .filter((line) => line.includes('"answered"'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"route":"/api/dealers"');
  expect(lines[1]).toContain('"status":201');
  expect(lines.join()).not.toContain('127.0.0.1');
  expect(printed()).not.toMatch(/Secret|5555555/);
});
