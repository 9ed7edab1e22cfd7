import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './client.ts';

/**
 * Runs a prepared statement of the driver and queries of Drizzle in one transaction. If the work throws, the transaction
 * is rolled back; the connection is closed if that fails.
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
      // A connection that is lost cannot roll back; its server does.
      () => client.release(true),
    );
    throw error;
  }
}
