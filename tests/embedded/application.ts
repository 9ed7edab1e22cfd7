// An application as short as can be: runs the database, writes rows, and tells on its standard output
// about each row that the database has acknowledged. Arguments: data folder, number of writers, and
// optionally the folder for databases that cannot be in the data folder.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts';

const [dataDir = '', writers = '0', systemDir] = process.argv.slice(2);

function tell(kind: string, content: unknown): void {
  // Synchronous for a pipe: what was told is told, even if the next thing is kill -9.
  process.stdout.write(`${kind} ${JSON.stringify(content)}\n`);
}

const database = await startEmbeddedPostgres({
  dataDir,
  log: (message) => tell('log', message),
  ...(systemDir && { systemDir }),
});
const pool = new pg.Pool({ ...database.connection, max: 8 });
pool.on('error', () => {});
let stopping = false;

async function makeTable(): Promise<void> {
  // Two applications that do this at once would trip over each other without the lock.
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
      tell('row', rows[0].id);
    } catch {
      await sleep(20);
    }
  }
}

process.on('SIGINT', () => tell('log', 'interrupted'));
process.once('SIGTERM', async () => {
  stopping = true;
  await pool.end();
  await database.stop();
  tell('log', 'stopped');
  process.exit();
});

await makeTable();
const { connection, adopted, clusterDir } = database;
tell('ready', { connection, adopted, clusterDir });
for (let writer = 0; writer < Number(writers); writer++) void write();
