import { sql } from 'drizzle-orm';

/**
 * The shard of a day's count that this connection updates. Connections rarely share one, so writers need not wait
 * for each other's commits.
 */
export const connectionShard = sql.raw('(pg_backend_pid() % 16)');
