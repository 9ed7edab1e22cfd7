import pg from 'pg';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { startEmbeddedCluster } from '#tests/support/clusters.ts';
import { makeOldDatabase } from '#tests/support/old-database.ts';
import { type Figures, verdict } from '../figures.ts';

const rows = 100_000;
const barSeconds = 60;

/** Measures how long the migrations of a full database of the first half take. Throws if one damages a row. */
export async function measureUpgrade(): Promise<Figures> {
  const cluster = await startEmbeddedCluster();
  const client = new pg.Client({ connectionString: cluster.buildUrl('postgres') });
  try {
    await client.connect();
    const findDamaged = await makeOldDatabase(client, rows);
    const start = performance.now();
    await migrateDatabase({ connection: { connectionString: cluster.buildUrl('postgres') } });
    const seconds = (performance.now() - start) / 1_000;
    const damaged = await findDamaged();
    if (damaged.length > 0) throw new Error(`rows were lost or altered: ${damaged.join(', ')}`);
    const isMet = seconds <= barSeconds;
    const row = [seconds.toFixed(1), `≤ ${barSeconds}`, verdict(isMet)];
    return {
      about: `A database as it was before requests had owners, with ${rows.toLocaleString('en')} rows in every table, is migrated to the newest schema. No row is lost or altered.`,
      head: ['seconds', 'bar', 'met'],
      rows: [row],
      missed: isMet ? [] : [`${seconds.toFixed(1)} s, at most ${barSeconds}`],
    };
  } finally {
    await client.end();
    await cluster.stop();
  }
}
