import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
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
