import { hostname } from 'node:os';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { checkServer } from './check-server.ts';
import type { Role } from './embedded/data-folder-lock.ts';
import { startEmbeddedPostgres } from './embedded/supervisor.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { reportSlowQueries, type SlowQuery } from './slow-queries.ts';

const settings = { casing: 'snake_case' } as const;

/**
 * Creates Drizzle's database on a pool, with transactions that always release their connection. Drizzle 0.45 leaks a
 * connection that breaks before `begin`, so a few crashes of the database would exhaust the pool. A connection with an
 * unfinished transaction is closed.
 */
function createDb(pool: pg.Pool): NodePgDatabase {
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

/** The session setting with the number of its connection. */
export const connectionNumber = 'app.connection_number';

/**
 * Creates a pool's `onConnect`: it gives each connection the lowest free number, from 0, before its first query.
 * Sharded counts choose their row by it, so that writers do not wait for each other's commits.
 */
function createConnectionNumberer(): (client: pg.ClientBase) => Promise<void> {
  const isTaken: boolean[] = [];
  return async (client) => {
    const free = isTaken.indexOf(false);
    const number = free === -1 ? isTaken.length : free;
    isTaken[number] = true;
    client.once('end', () => {
      isTaken[number] = false;
    });
    await client.query('select set_config($1, $2, false)', [connectionNumber, String(number)]);
  };
}

/** Runs queries: the database or a transaction. */
export type Db = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$with'
  | 'with'
>;

/** An open database: `db` for queries, `pool` for code that needs its own connection. */
export interface Database {
  db: NodePgDatabase;
  /** For statistics: uses a few separate connections, so that visitors never wait for one of `db`. */
  statistics: NodePgDatabase;
  pool: pg.Pool;
  /** The options for connections outside the pool. */
  connection: pg.ClientConfig;
  /** Closes the connections and, if this process runs it, stops the embedded server. */
  close: () => Promise<void>;
}

interface Options {
  /** A PostgreSQL server; undefined for the embedded one in `dataDir`. */
  url: string | undefined;
  dataDir: string;
  log: (message: string) => void;
  /** Who opens the embedded server: the application, or a command, which may run beside the application. */
  role?: Role;
  /** Reports queries that take at least `ms` milliseconds; 0 reports none. */
  slowQueries?: { ms: number; report: (slow: SlowQuery) => void };
  /** Aborts the start of the embedded server, and stops it. */
  signal?: AbortSignal;
}

/**
 * On SSDs, random reads cost hardly more than sequential ones. With the default, the planner scans all pending requests
 * of a launch day to find the few confirmed ones. JIT is off because compiling a query takes longer than running it:
 * reports look expensive to the planner, but read little.
 */
const planning = '-c random_page_cost=1.1 -c jit=off';

/** The name of this process in the database, which the status page shows. */
const processName = `haval-distributor ${hostname()}:${process.pid}`.slice(0, 63);

const limits: pg.PoolConfig = {
  max: 16,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  // A server that hangs or is cut off cannot enforce statement_timeout.
  query_timeout: 16_000,
  idle_in_transaction_session_timeout: 15_000,
  options: `-c timezone=UTC ${planning}`,
  application_name: processName,
};

/** Slow statistics are canceled. They use a separate pool, so that visitors never wait for them. */
const statisticsLimits: pg.PoolConfig = {
  ...limits,
  max: 4,
  statement_timeout: 10_000,
  query_timeout: 11_000,
  application_name: 'haval-distributor statistics',
};

/**
 * Connects to the server at `url`, or starts the embedded one. Throws an Error for the operator if the server cannot
 * be used.
 */
export async function openDatabase({
  url,
  dataDir,
  log,
  role = 'command',
  slowQueries,
  signal,
}: Options): Promise<Database> {
  if (url) await checkServer(url, log);
  const embedded = url ? null : await startEmbeddedPostgres({ dataDir, log, role, signal });
  const connection = embedded ? embedded.connection : { connectionString: url };
  const pools = [limits, statisticsLimits].map(
    (config) => new pg.Pool({ ...config, ...connection, onConnect: createConnectionNumberer() }),
  );
  // Without listeners, a connection that breaks while idle, or between two queries of a transaction, would end the
  // process. The pool reports the first; the transaction's next query fails with the second.
  for (const pool of pools) {
    pool.on('connect', (client) => client.on('error', () => {}));
    pool.on('error', (error) => log(`a database connection broke: ${error.message}`));
    if (slowQueries) reportSlowQueries(pool, slowQueries.ms, slowQueries.report);
  }
  const [pool, statisticsPool] = pools as [pg.Pool, pg.Pool];
  return {
    db: createDb(pool),
    statistics: createDb(statisticsPool),
    pool,
    connection,
    close: async () => {
      await Promise.all(pools.map((each) => each.end()));
      await embedded?.stop();
    },
  };
}
