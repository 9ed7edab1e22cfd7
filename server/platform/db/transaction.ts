import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './client.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const settings = { casing: 'snake_case' } as const;

/**
 * Creates Drizzle's database on a pool, with transactions that always give back their connection. Those of Drizzle 0.45
 * keep one that breaks before `begin`, so that after some crashes of the database the pool would have none left. A
 * connection whose transaction did not end is closed.
 */
export function createDb(pool: pg.Pool): NodePgDatabase {
  const db: NodePgDatabase = drizzle(pool, settings);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client, settings).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken || client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}

/**
 * Runs a prepared statement of the driver and queries of Drizzle in one transaction. If the work throws, the connection
 * is closed, which rolls the transaction back.
 */
export async function runInTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, tx: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client, drizzle(client, settings));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
