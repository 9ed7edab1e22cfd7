import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileFiles } from '#tests/files/hostile.ts';
import { type FilePart, multipartOf } from '#tests/support/multipart.ts';
import { memoryOf } from '#tests/support/process-memory.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { uploadDoors } from '#tests/upload-doors.ts';
import { recordFigure } from './figures.ts';

const megabyte = 1024 * 1024;

/** Only Linux tells the most memory that a process has held, and can be told to begin anew. */
const tellsPeaks = existsSync('/proc/self/clear_refs');

const password = 'a password for uploads';

const dataDir = makeReachableDir('test-uploads-');
const settings = { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', STAFF_PASSWORD: password };

let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, ...settings });
  cookie = await signIn();
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every file below these folders: what is kept, and what is on its way. */
const onDisk = () =>
  ['files', 'incoming'].flatMap((folder) => {
    const dir = path.join(dataDir, folder);
    return existsSync(dir) ? readdirSync(dir, { recursive: true }).map(String) : [];
  });

const beginAnew = () => writeFileSync(`/proc/${server.pid}/clear_refs`, '5');

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function post(url: string, fields: Record<string, string | FilePart>): Promise<number> {
  const { payload, headers } = multipartOf(fields);
  const answer = await fetch(server.origin + url, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new Uint8Array(payload),
  });
  await answer.arrayBuffer();
  return answer.status;
}

let refused = 0;
let left = 0;
let mostGrowth = 0;

/** Sends one file, and notes what it cost. */
async function tryOut(url: string, fields: Record<string, string | FilePart>, what: string) {
  const before = onDisk();
  const heldBefore = tellsPeaks ? memoryOf(server.pid) : 0;
  if (tellsPeaks) beginAnew();
  expect(await post(url, fields), what).toBeGreaterThanOrEqual(400);
  const growth = tellsPeaks ? memoryOf(server.pid, 'VmHWM') - heldBefore : 0;
  expect(growth, what).toBeLessThan(64 * megabyte);
  mostGrowth = Math.max(mostGrowth, growth);
  refused += 1;
  left += onDisk().length - before.length;
}

it.each(uploadDoors)(
  'no hostile file comes in at $url, is left on disk or takes 64 MB of extra memory',
  async ({ url, isPage, form, fields }) => {
    // What the first uploads need once, libraries for instance, is no file's own.
    for (let round = 0; round < 3; round += 1) {
      expect(await post(url, form())).toBe(isPage ? 200 : 201);
    }
    for (const { field, kind } of fields) {
      for (const { what, name, content } of hostileFiles[kind]) {
        const file = { name, content: await content() };
        await tryOut(url, { ...form(), [field]: file }, what);
      }
    }
    expect(left).toBe(0);
  },
);

afterAll(() => {
  const kinds = new Set(Object.values(hostileFiles).flat());
  const measured = `of ${kinds.size} hostile files, sent ${refused} times through ${uploadDoors.length} doors:`;
  const record = (what: string, bar: string, found: string) =>
    recordFigure({ promise: 'Uploads', measured: `${measured} ${what}`, bar, found });
  record('left on disk', '0', String(left));
  if (!tellsPeaks) return;
  const megabytes = `${Math.round(mostGrowth / megabyte)} MB`;
  record('the most memory that one took', 'at most 64 MB', megabytes);
});
