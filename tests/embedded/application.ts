// A minimal application: runs the database, writes rows and prints each row that the database has
// acknowledged. Arguments: data folder, number of writers, and optionally the folder for databases that
// cannot be in the data folder.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/supervisor.ts';

const [dataDir = '', writers = '0', systemDir] = process.argv.slice(2);

function print(kind: string, content: unknown): void {
  // Writing to a pipe is synchronous, so printed lines survive a kill -9.
  process.stdout.write(`${kind} ${JSON.stringify(content)}\n`);
}

const database = await startEmbeddedPostgres({
  dataDir,
  log: (message) => print('log', message),
  ...(systemDir && { systemDir }),
});
const pool = new pg.Pool({ ...database.connection, max: 8 });
pool.on('error', () => {});
let stopping = false;

async function createTable(): Promise<void> {
  // The lock serializes applications that create the table at the same time.
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock(1)');
  await client.query(
    'CREATE TABLE IF NOT EXISTS rows (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY)',
  );
  await client.query('COMMIT');
  client.release();
}

async function write(): Promise<void> {
  while (!stopping) {
    try {
      const { rows } = await pool.query('INSERT INTO rows DEFAULT VALUES RETURNING id');
      print('row', rows[0].id);
    } catch {
      await sleep(20);
    }
  }
}

process.on('SIGINT', () => print('log', 'interrupted'));
process.once('SIGTERM', async () => {
  stopping = true;
  await pool.end();
  await database.stop();
  print('log', 'stopped');
  process.exit();
});

await createTable();
const { connection, clusterDir } = database;
print('ready', { connection, clusterDir });
for (let writer = 0; writer < Number(writers); writer++) void write();
