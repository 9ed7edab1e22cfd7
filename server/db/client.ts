import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded/supervisor.ts';

/** The database as queries use it; a transaction offers the same. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/** An open database: `db` for queries, `pool` for what needs a connection of its own. */
export interface Database {
  db: NodePgDatabase;
  pool: pg.Pool;
  /** How to connect besides the pool. */
  connection: pg.ClientConfig;
  /** Ends the connections, and the embedded server if this application runs it. */
  close: () => Promise<void>;
}

interface Options {
  /** A PostgreSQL server; absent: the embedded one, in `dataDir`. */
  url: string | undefined;
  dataDir: string;
  log: (message: string) => void;
}

/**
 * On solid state, reading here and there costs hardly more than reading on. Told otherwise, the planner
 * looks for the few confirmed requests by walking through all of a launch day's pending ones.
 */
const planning = '-c random_page_cost=1.1';

const limits: pg.PoolConfig = {
  max: 16,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  // A server that is cut off, or hangs, can't keep to its own limit.
  query_timeout: 16_000,
  idle_in_transaction_session_timeout: 15_000,
  options: `-c timezone=UTC ${planning}`,
  application_name: 'haval-distributor',
};

/** Connects to the server named by `url`, or starts (or adopts) the embedded one. */
export async function openDatabase({ url, dataDir, log }: Options): Promise<Database> {
  const embedded = url ? null : await startEmbeddedPostgres({ dataDir, log });
  const connection = embedded ? embedded.connection : { connectionString: url };
  const pool = new pg.Pool({ ...limits, ...connection });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log(`a database connection broke: ${error.message}`));
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    connection,
    close: async () => {
      await pool.end();
      await embedded?.stop();
    },
  };
}
