import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a connection that breaks between two queries of a transaction fails the next one and nothing else', async () => {
  const { db } = test.database;
  const readPid = sql`select pg_backend_pid() as pid`;
  const transaction = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(readPid);
    const pid = rows[0]?.pid;
    await db.execute(sql`select pg_terminate_backend(${pid})`);
    const isThere = sql`select from pg_stat_activity where pid = ${pid}`;
    await expect.poll(async () => (await db.execute(isThere)).rows).toEqual([]);
    await tx.execute(readPid);
  });
  await expect(transaction).rejects.toThrow();
  // An error that nobody listens to would end the process, and fails a test run.
  expect((await db.execute(readPid)).rows).toHaveLength(1);
});
