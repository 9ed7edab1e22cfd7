import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { contact } from '#contract/leads/contact.ts';
import { DiskRoom } from '#server/platform/files/disk-room.ts';
import { openFolderStorage } from '#server/platform/files/folder-storage.ts';
import { DailyAllowance, openStaging } from '#server/platform/files/staging.ts';
import { makeVirusScanner } from '#server/platform/files/virus-scanner.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { type UploadEndpoint, uploadEndpoints } from '#tests/upload-endpoints.ts';

type Rules = Parameters<typeof openStaging>[1];

const application = uploadEndpoints[0] as UploadEndpoint;
const inquiry = {
  method: 'POST',
  url: `/api${contact.paths.submit}`,
  payload: acceptedInputs[contact.slug]?.() ?? {},
} as const;

/** Starts the application with these upload rules, and returns how to send files to it. */
async function startWith(rules: Rules) {
  const dir = makeReachableDir('test-upload-limits-');
  const staging = openStaging(path.join(dir, 'incoming'), rules);
  const files = { staging, storage: openFolderStorage(path.join(dir, 'files'), staging) };
  const test = await startTestApp({ files });
  onTestFinished(async () => {
    await test.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const send = (endpoint: UploadEndpoint, cookies = {}, remoteAddress = '203.0.113.1') =>
    test.call({
      method: 'POST',
      url: endpoint.url,
      cookies,
      remoteAddress,
      ...buildMultipart(endpoint.form()),
    });
  return { test, dir, send, apply: (address?: string) => send(application, {}, address) };
}

it('if the disk is nearly full, every upload gets 503 and stores nothing, and other requests work', async () => {
  const space = { free: 0, total: 1024 ** 3 };
  const { test, send, apply } = await startWith({ room: new DiskRoom('/', async () => space) });
  for (const endpoint of uploadEndpoints) {
    const cookies = endpoint.permission ? await test.signIn([endpoint.permission]) : {};
    const response = await send(endpoint, cookies);
    expect([endpoint.url, response.statusCode]).toEqual([endpoint.url, 503]);
    if (!endpoint.isPage) expect(response.headers['retry-after']).toMatch(/^\d+$/);
  }
  expect(await listStoredFiles(test.files)).toEqual({ kept: [], staged: [] });
  expect((await test.call(inquiry)).statusCode).toBe(201);
  space.free = 1024 ** 3;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect((await apply()).statusCode).toBe(201);
});

it('a network past its daily amount is refused, and others and staff are not', async () => {
  const allowance = new DailyAllowance({ perClient: 10_000, inAll: 10_000_000 });
  const { test, send, apply } = await startWith({ allowance });
  const statuses: number[] = [];
  for (let time = 0; time < 30; time += 1) statuses.push((await apply('203.0.113.5')).statusCode);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(statuses.lastIndexOf(201)).toBeLessThan(statuses.indexOf(429));
  expect((await apply('203.0.113.6')).statusCode).toBe(201);
  const endpoint = uploadEndpoints.find(({ permission }) => permission);
  if (!endpoint?.permission) throw new Error('staff send nothing');
  const cookies = await test.signIn([endpoint.permission]);
  expect((await send(endpoint, cookies, '203.0.113.5')).statusCode).toBe(201);
  expect((await listStoredFiles(test.files)).staged).toEqual([]);
});

/** Writes a fake scanner that records each path it gets and ends as `ending` says; returns its command. */
function makeScanner(dir: string, ending: string): string {
  const program = path.join(dir, 'scanner.sh');
  const lines = ['#!/bin/sh', `echo "$@" >> ${dir}/scanned`, 'test -r "$2" || exit 9', ending];
  writeFileSync(program, `${lines.join('\n')}\n`);
  chmodSync(program, 0o755);
  return `${program} --quiet`;
}

const setUpScanner = (ending: string, limitMs?: number) => {
  const dir = makeReachableDir('test-scanner-');
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return { dir, scan: makeVirusScanner(makeScanner(dir, ending), limitMs) };
};

it('each file is scanned, and clean files are stored', async () => {
  const { dir, scan } = setUpScanner('exit 0');
  const { test, apply } = await startWith({ scan });
  expect((await apply()).statusCode).toBe(201);
  const scanned = readFileSync(path.join(dir, 'scanned'), 'utf8').trim().split('\n');
  expect(scanned).toHaveLength(2);
  for (const line of scanned) expect(line).toMatch(/^--quiet \/.*\/incoming\/[0-9a-f-]{36}$/);
  expect((await listStoredFiles(test.files)).kept).toHaveLength(2);
});

it('infected files are refused by field, and nothing is stored', async () => {
  const { scan } = setUpScanner('exit 1');
  const { test, apply } = await startWith({ scan });
  const response = await apply();
  expect(response.statusCode).toBe(400);
  const message = 'A virus scanner refused this file: please choose another one';
  expect(response.json().errors).toMatchObject([
    { field: 'cvFile', message },
    { field: 'photoFile', message },
  ]);
  expect(await listStoredFiles(test.files)).toEqual({ kept: [], staged: [] });
});

it.each([
  ['fails', 'exit 2', 5_000],
  ['hangs', 'exec sleep 30', 300],
  ['is killed', 'kill -9 $$', 5_000],
])(
  'if the scanner %s, applications get 503 and nothing is stored',
  async (_how, ending, limitMs) => {
    const { scan } = setUpScanner(ending, limitMs);
    const { test, apply } = await startWith({ scan });
    const response = await apply();
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(await listStoredFiles(test.files)).toEqual({ kept: [], staged: [] });
  },
);

it('a missing scanner gives 503, and its command does not run in a shell', async () => {
  const dir = makeReachableDir('test-scanner-');
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const { apply } = await startWith({ scan: makeVirusScanner(`/bin/true;touch ${dir}/made`) });
  expect((await apply()).statusCode).toBe(503);
  expect(existsSync(path.join(dir, 'made'))).toBe(false);
});

it.each(['53100', '53200', '58030'])(
  'a database without disk or memory (%s) gives 503 with Retry-After',
  async (code) => {
    const { test, apply } = await startWith({});
    const { db } = test.database;
    await db.execute(
      sql.raw(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'no room' using errcode = '${code}'; end $$`),
    );
    for (const table of ['contact_inquiries', 'job_applications']) {
      await db.execute(
        sql.raw(`create trigger refuse before insert on ${table} execute function refuse()`),
      );
    }
    for (const response of [await test.call(inquiry), await apply()]) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toMatch(/^\d+$/);
    }
  },
);
