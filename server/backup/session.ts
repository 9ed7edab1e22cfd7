import pg from 'pg';
import type { Database } from '#server/db/client.ts';

/** Without limits of time, and with one way to write times, whatever the server is used to. */
const options =
  '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c timezone=UTC -c datestyle=ISO';

/** Runs `work` on a connection besides the pool, and closes that: its locks and transaction end with it. */
export async function withSession<Result>(
  { connection }: Database,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...connection,
    options,
    connectionTimeoutMillis: 5_000,
    application_name: 'haval-distributor backup',
  });
  // What breaks while idle fails the next query; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
