import { sql } from 'drizzle-orm';

/**
 * The part of a day's count that this connection adds to. Two connections rarely share one, so
 * writers do not wait for each other's commit to reach the disk.
 */
export const shardOfConnection = sql.raw('(pg_backend_pid() % 16)');
