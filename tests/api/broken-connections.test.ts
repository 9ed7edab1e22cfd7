import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '#server/platform/db/errors.ts';
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

it('connections that break before a transaction begins are given back', async () => {
  const { db, pool } = test.database;
  const breakConnection = (client: pg.PoolClient) => {
    // Node's pg has no method that closes a connection at once.
    const { connection } = client as unknown as { connection: { stream: Socket } };
    connection.stream.destroy();
  };
  pool.on('acquire', breakConnection);
  for (let attempt = 0; attempt <= pool.options.max; attempt += 1) {
    const error = await db.transaction((tx) => tx.execute(sql`select`)).catch((reason) => reason);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  }
  pool.off('acquire', breakConnection);
  const { rows } = await db.transaction((tx) => tx.execute<{ one: number }>(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
});

it('a transaction that fails gives back its connection without a trace of it', async () => {
  const { db, pool } = test.database;
  const { rows: before } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const failure = new Error('refused');
  for (let attempt = 0; attempt <= pool.options.max; attempt += 1) {
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`create table not_kept ()`);
      throw failure;
    });
    await expect(transaction).rejects.toBe(failure);
  }
  const { rows } = await pool.query(
    "select pg_backend_pid() as pid, to_regclass('not_kept') as kept",
  );
  expect(rows).toEqual([{ pid: before[0]?.pid, kept: null }]);
});

it('a transaction in a transaction is undone alone', async () => {
  const { db } = test.database;
  const kept = await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table outer_part () on commit drop`);
    const inner = tx.transaction(async (part) => {
      await part.execute(sql`create temporary table inner_part () on commit drop`);
      throw new Error('undone');
    });
    await expect(inner).rejects.toThrow('undone');
    const { rows } = await tx.execute(
      sql`select to_regclass('outer_part')::text as outer, to_regclass('inner_part')::text as inner`,
    );
    return rows;
  });
  expect(kept).toEqual([{ outer: 'outer_part', inner: null }]);
});
