import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileFiles } from '#tests/files/hostile.ts';
import { largestPictures } from '#tests/files/largest-pictures.ts';
import {
  type Cost,
  canReadPeaks,
  measureCost,
  measuredServer,
} from '#tests/support/measure-cost.ts';
import { buildMultipart, type FilePart } from '#tests/support/multipart.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { uploadEndpoints } from '#tests/upload-endpoints.ts';
import { recordFigure } from './figures.ts';

const megabyte = 1024 * 1024;

/** Generous: the machine may be busy with other tests. */
const maxWorkMs = 250;

const password = 'a password for uploads';

const dataDir = makeReachableDir('test-uploads-');
const settings = { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', STAFF_PASSWORD: password };

let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, ...settings }, measuredServer);
  cookie = await signIn();
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every stored file and every upload in progress. */
const listFiles = () =>
  ['files', 'incoming'].flatMap((folder) => {
    const dir = path.join(dataDir, folder);
    return existsSync(dir) ? readdirSync(dir, { recursive: true }).map(String) : [];
  });

async function signIn(): Promise<string> {
  const response = await fetch(`${server.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function post(url: string, fields: Record<string, string | FilePart>): Promise<number> {
  const { payload, headers } = buildMultipart(fields);
  const response = await fetch(server.origin + url, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new Uint8Array(payload),
  });
  await response.arrayBuffer();
  return response.status;
}

let refused = 0;
let left = 0;
let maxGrowth = 0;
let longestWork = 0;

/** Uploads one file and measures the cost. */
async function uploadMeasured(
  url: string,
  fields: Record<string, string | FilePart>,
  what: string,
) {
  const before = listFiles();
  const { bytes, workMs } = await measureCost(server, async () => {
    expect(await post(url, fields), what).toBeGreaterThanOrEqual(400);
  });
  expect(bytes, what).toBeLessThan(64 * megabyte);
  expect(workMs, what).toBeLessThan(maxWorkMs);
  maxGrowth = Math.max(maxGrowth, bytes);
  longestWork = Math.max(longestWork, workMs);
  refused += 1;
  left += listFiles().length - before.length;
}

it.each(uploadEndpoints)(
  '$url rejects every hostile file, leaves none on disk, takes less than 64 MB and occupies the event loop for less than 250 ms of CPU time',
  async ({ url, isPage, form, fields }) => {
    // Warm up: the first uploads load libraries.
    for (let round = 0; round < 3; round += 1) {
      expect(await post(url, form())).toBe(isPage ? 200 : 201);
    }
    for (const { field, kind } of fields) {
      for (const { what, name, content } of hostileFiles[kind]) {
        const file = { name, content: await content() };
        await uploadMeasured(url, { ...form(), [field]: file }, what);
      }
    }
    expect(left).toBe(0);
  },
);

/** Formats that are decoded as a whole take the most: docs/decisions/008-files-are-validated-on-disk.md. */
const maxPictureBytes = 128 * megabyte;

it(`the largest accepted picture of each format takes less than ${maxPictureBytes / megabyte} MB and occupies the event loop for less than 250 ms of CPU time`, async () => {
  const [application] = uploadEndpoints;
  if (!application) throw new Error('there are forms with files');
  const { url, form } = application;
  const costs = new Map<string, Cost>();
  for (const { what, name, content } of largestPictures) {
    const photoFile = { name, content: await content() };
    const send = async () => expect(await post(url, { ...form(), photoFile }), what).toBe(201);
    // The first upload of a format loads its decoder.
    await send();
    costs.set(what, await measureCost(server, send));
  }
  for (const [what, { bytes, workMs }] of costs) {
    expect(bytes, what).toBeLessThan(maxPictureBytes);
    expect(workMs, what).toBeLessThan(maxWorkMs);
  }
  if (!canReadPeaks) return;
  const [hungry, { bytes }] = [...costs].reduce((worst, each) =>
    each[1].bytes > worst[1].bytes ? each : worst,
  );
  recordFigure({
    promise: 'Uploads',
    measured: `highest peak of memory above the level before, of the largest accepted pictures of ${costs.size} kinds (${hungry})`,
    bar: `at most ${maxPictureBytes / megabyte} MB`,
    found: `${Math.round(bytes / megabyte)} MB`,
  });
});

afterAll(() => {
  const kinds = new Set(Object.values(hostileFiles).flat());
  const measured = `of ${kinds.size} hostile files, sent ${refused} times to ${uploadEndpoints.length} endpoints:`;
  const record = (what: string, bar: string, found: string) =>
    recordFigure({ promise: 'Uploads', measured: `${measured} ${what}`, bar, found });
  record('left on disk', '0', String(left));
  const work = `${Math.round(longestWork)} ms`;
  record('the longest CPU time without serving others', `at most ${maxWorkMs} ms`, work);
  if (!canReadPeaks) return;
  const megabytes = `${Math.round(maxGrowth / megabyte)} MB`;
  record('the peak of memory above the level before', 'at most 64 MB', megabytes);
});
