import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './client.ts';

interface Statement<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/**
 * Returns a prepared query: Drizzle builds its SQL once, and each connection plans it once, under this name.
 * Values that differ between calls must be placeholders. The current time must come from the database: a
 * JavaScript date would keep the value of the first call.
 */
export function prepared<Rows>(
  name: string,
  build: (db: Db) => { prepare: (name: string) => Statement<Rows> },
): (db: Db, values: Record<string, unknown>) => Promise<Rows> {
  const statements = new WeakMap<Db, Statement<Rows>>();
  return async (db, values) => {
    let statement = statements.get(db);
    if (!statement) {
      statement = build(db).prepare(name);
      statements.set(db, statement);
    }
    return await statement.execute(values);
  };
}

/**
 * Runs a prepared statement of the driver and Drizzle's queries in one transaction. If the work throws, the transaction
 * is rolled back; if that fails, the connection is closed.
 */
export async function runInTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, tx: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client, drizzle(client, { casing: 'snake_case' }));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      // A lost connection cannot roll back; its server does.
      () => client.release(true),
    );
    throw error;
  }
}
