import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '#server/delivery/hourly-cleanup.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { insertAuditLine } from '#tests/support/audit-lines.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;

let test: TestApp;
let dataDir: string;
beforeAll(async () => {
  test = await startTestApp();
  dataDir = makeReachableDir('test-sweep-');
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sweep = (warnings: string[] = []) => {
  const logger = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line).step) });
  return cleanUp({ db: test.database.db, files: test.files, dataDir, logger });
};

it('emails in DATA_DIR/mail are deleted after 30 days, other files stay', async () => {
  const dir = path.join(dataDir, 'mail');
  mkdirSync(dir);
  const [old, young, draft] = [`${uuidv7()}.eml`, `${uuidv7()}.eml`, `.${uuidv7()}.draft`];
  for (const [name, days] of [
    [old, 30.1],
    [draft, 30.1],
    [young, 29.9],
    ['kept by hand.eml', 400],
  ] as const) {
    const file = path.join(dir, name);
    writeFileSync(file, 'text');
    const at = new Date(Date.now() - days * dayMs);
    utimesSync(file, at, at);
  }
  await sweep();
  expect(readdirSync(dir).sort()).toEqual([young, 'kept by hand.eml'].sort());
});

it('a step that fails is logged, and the later steps run', async () => {
  const { db } = test.database;
  const at = new Date(Date.now() - 400 * dayMs).toISOString();
  await insertAuditLine(test.database, { at, new: { notes: 'a person' } });
  const warnings: string[] = [];
  await db.execute(sql`alter table idempotency_lines rename to away`);
  await sweep(warnings);
  await db.execute(sql`alter table away rename to idempotency_lines`);
  expect(warnings).toEqual(['remove idempotency keys']);
  expect(await db.select().from(auditLines)).toMatchObject([{ new: { notes: null } }]);
});

it('warns once before the disk is too full for uploads, and again after it had room', async () => {
  const gigabyte = 1024 ** 3;
  const total = 1000 * gigabyte;
  const warnings: { msg: string; free: number }[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line)) });
  const cleanUpWith = (gigabytes: number) => {
    const readDisk = async () => ({ free: gigabytes * gigabyte, total });
    const services = { db: test.database.db, files: test.files, dataDir, logger, readDisk };
    return cleanUp(services);
  };
  await cleanUpWith(4);
  expect(warnings).toEqual([]);
  for (const gigabytes of [3.9, 3, 1]) await cleanUpWith(gigabytes);
  const warning = { msg: 'the disk of DATA_DIR is nearly full', total };
  expect(warnings).toEqual([expect.objectContaining({ ...warning, free: 3.9 * gigabyte })]);
  await cleanUpWith(5);
  await cleanUpWith(3);
  expect(warnings).toHaveLength(2);
  expect(warnings[1]).toMatchObject({ ...warning, free: 3 * gigabyte });
});
