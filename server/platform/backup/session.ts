import pg from 'pg';
import type { Database } from '#server/platform/db/client.ts';

/** No timeouts, and a fixed time format whatever the server's defaults are. */
const options =
  '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c timezone=UTC -c datestyle=ISO';

/** Runs `work` on a connection outside the pool and closes it, which ends its locks and its transaction. */
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
  // A connection that breaks while idle fails the next query; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    // A lost connection is already closed, and `work` has failed with the reason.
    await client.end().catch(() => {});
  }
}
