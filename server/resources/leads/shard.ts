import { sql } from 'drizzle-orm';
import { connectionNumber } from '#server/platform/db/client.ts';

/** As many as a process has connections. More rows would slow down statistics, which read them all. */
const shards = 16;

/**
 * The shard of a count that this connection updates. The connections of one process have different ones, so writers need
 * not wait for each other's commits; those outside of a pool have no number.
 */
export const connectionShard = sql.raw(
  `(coalesce(nullif(current_setting('${connectionNumber}', true), '')::int, pg_backend_pid()) % ${shards})`,
);
