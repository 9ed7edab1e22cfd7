import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '#server/delivery/hourly-cleanup.ts';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/status';
const dataDir = makeReachableDir('test-status-');

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ DATA_DIR: dataDir, BACKUP_AT: '02:00' }) });
  cookies = await test.signIn(['staff-management']);
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const read = async () => (await test.call({ method: 'GET', url, cookies })).json().data;

it('names waiting mail, the missing backup, the disk, all migrations and this process', async () => {
  const queuedAt = new Date(Date.now() - 20 * 60_000).toISOString();
  await test.database.db.insert(outgoingMail).values({
    _id: crypto.randomUUID(),
    recipient: 'a@mail.example',
    subject: 'A',
    text: 'A',
    createdAt: queuedAt,
    nextAttemptAt: queuedAt,
    attempts: 1,
  });
  const status = await read();
  expect(status).toMatchObject({
    mail: { waiting: 1, oldestAt: queuedAt, givenUp: 0 },
    backup: { isScheduled: true, last: null, failedAt: null },
    process: { node: process.version },
  });
  expect(status.warnings).toEqual([
    'Emails have been waiting for more than 15 minutes.',
    'There is no backup of the last day.',
  ]);
  expect(status.disk.free).toBeGreaterThan(0);
  expect(status.disk.total).toBeGreaterThan(status.disk.free);
  const { applied, known } = status.database.migrations;
  expect(applied).toBe(known);
  expect(known).toBeGreaterThan(9);
  const thisProcess = `${hostname()}:${process.pid}`;
  expect(status.database.processes).toContain(thisProcess);
  expect(status.database.connections).toContainEqual({
    application: `haval-distributor ${thisProcess}`,
    count: expect.any(Number),
  });
});

it('names the last cleanup and its failed steps', async () => {
  const { database, files } = test;
  const logger = pino({ level: 'silent' });
  await cleanUp({ db: database.db, files, dataDir, logger });
  expect((await read()).cleanup).toEqual({ at: expect.any(String), failedSteps: [] });
  await cleanUp({ db: database.db, files, dataDir: '/nowhere at all', logger });
  expect((await read()).cleanup.failedSteps).toEqual(['check the disk']);
});

it('is for staff-management only', async () => {
  expect((await test.call({ method: 'GET', url })).statusCode).toBe(401);
  const others = await test.signIn(['audit', 'test-drives']);
  expect((await test.call({ method: 'GET', url, cookies: others })).statusCode).toBe(403);
});
