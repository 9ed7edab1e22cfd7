import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileFiles } from '#tests/files/hostile.ts';
import { type FilePart, multipartOf } from '#tests/support/multipart.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { uploadDoors } from '#tests/upload-doors.ts';

const megabyte = 1024 * 1024;

/** Only Linux tells the most memory that a process has held, and can be told to begin anew. */
const tellsPeaks = existsSync('/proc/self/clear_refs');

const password = 'a password for uploads';

let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', STAFF_PASSWORD: password });
  cookie = await signIn();
});
afterAll(() => server.end('SIGTERM'));

const held = (line: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
};
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

it.runIf(tellsPeaks).each(uploadDoors)(
  'no hostile file at $url takes more than 64 MB of extra memory',
  async ({ url, isPage, form, fields }) => {
    // What the first uploads need once, libraries for instance, is no file's own.
    for (let round = 0; round < 3; round += 1) {
      expect(await post(url, form())).toBe(isPage ? 200 : 201);
    }
    for (const { field, kind } of fields) {
      for (const { what, name, content } of hostileFiles[kind]) {
        const file = { name, content: await content() };
        const before = held('VmRSS');
        beginAnew();
        expect(await post(url, { ...form(), [field]: file }), what).toBeGreaterThanOrEqual(400);
        expect(held('VmHWM') - before, what).toBeLessThan(64 * megabyte);
      }
    }
  },
);
