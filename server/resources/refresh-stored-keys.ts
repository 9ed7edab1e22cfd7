import { setTimeout as sleep } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '#server/platform/db/client.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { parsePhoneDigits } from '#server/platform/phone-number.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { quotes } from '#server/resources/quotes/schema.ts';

/** Small, because a change of one of the rows waits for the batch. */
const batchSize = 250;
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const retryMs = 60_000;

/** Texts of ASCII characters are folded as they always were. */
const isFoldedAnew = 'octet_length(search_text) <> char_length(search_text)';
/** Digits of a number of Pakistan are stored as they always were. */
const isParsedAnew = `phone is not null and coalesce(phone_digits !~ '^92[1-9][0-9]{7,9}$', true)`;

/** A table whose rows hold folded texts or phone digits. */
interface Source {
  table: string;
  /** The column that is written again as it is, which generates the folded text again. */
  column: 'phone' | 'email';
  /** SQL for the rows that older versions may have stored by other rules. */
  isOld: string;
}

const sources: readonly Source[] = [
  ...leads.map(
    ({ table }): Source => ({
      table: getTableName(table),
      column: 'phone',
      isOld: `${isFoldedAnew} or ${isParsedAnew}`,
    }),
  ),
  { table: getTableName(quotes), column: 'phone', isOld: isParsedAnew },
  { table: getTableName(newsletterSubscriptions), column: 'email', isOld: isFoldedAnew },
];

/** Indexes whose expressions fold texts. */
const foldingIndexes = ['audit_lines_names', 'audit_lines_values'];

/** Whether a migration has changed how texts are folded, and stored ones have not followed: it comments its function. */
async function isPending(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select obj_description('fold_text(text)'::regprocedure) is not null as "isPending"`,
  );
  return rows[0].isPending;
}

/** Writes the old rows of a table again, newest first, in batches. Returns how many. */
async function refreshRows(
  client: pg.Client,
  { table, column, isOld }: Source,
  signal: AbortSignal,
): Promise<number> {
  const select = `select _id, ${column} as typed from ${table} where _id < $1 and (${isOld}) order by _id desc limit ${batchSize}`;
  const digits = column === 'phone' ? ', phone_digits = fresh.digits' : '';
  const update = `update ${table} set ${column} = ${table}.${column}${digits}
    from unnest($1::uuid[], $2::text[], $3::text[]) as fresh (_id, typed, digits)
    where ${table}._id = fresh._id and ${table}.${column} = fresh.typed`;
  let before = lastId;
  for (let written = 0; ; ) {
    signal.throwIfAborted();
    const { rows } = await client.query<{ _id: string; typed: string }>(select, [before]);
    const oldest = rows.at(-1);
    if (!oldest) return written;
    const typed = rows.map((row) => row.typed);
    await client.query(update, [rows.map(({ _id }) => _id), typed, typed.map(parsePhoneDigits)]);
    before = oldest._id;
    written += rows.length;
  }
}

/** Builds an index again while its table is written. A build that was interrupted has left an invalid copy. */
async function rebuildIndex(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop index concurrently if exists ${name}_ccnew`);
  await client.query(`reindex index concurrently ${name}`);
}

/**
 * Folds texts and parses phone numbers again that an older version stored by other rules, if the migration that changed
 * the rules has run and no process has done so since. Returns the number of rows that it wrote again.
 */
export async function refreshStoredKeys(client: pg.Client, signal: AbortSignal): Promise<number> {
  // Not by waiting for the lock: building an index concurrently waits for all who run a statement.
  for (;;) {
    if (!(await isPending(client))) return 0;
    const { rows } = await client.query('select pg_try_advisory_lock($1) as "isMine"', [
      advisoryLocks.storedKeys,
    ]);
    if (rows[0].isMine) break;
    await sleep(retryMs, undefined, { signal });
  }
  let written = 0;
  for (const source of sources) written += await refreshRows(client, source, signal);
  for (const name of foldingIndexes) await rebuildIndex(client, name);
  await client.query('comment on function fold_text(text) is null');
  return written;
}

/**
 * Runs `refreshStoredKeys` beside the product, because a million rows take minutes; until then searches in Urdu find what is
 * done. It begins again a minute after a failure. Returns a function that stops it.
 */
export function startKeyRefresh(
  { connection }: Pick<Database, 'connection'>,
  logger: Pick<Logger, 'info' | 'warn'>,
): () => Promise<void> {
  const stop = new AbortController();
  let client: pg.Client;
  const attempt = async (): Promise<boolean> => {
    // Not a pooled connection, because the pool limits the duration of statements.
    client = new pg.Client(connection);
    // The failed statement reports a lost connection.
    client.on('error', () => {});
    try {
      await client.connect();
      const rows = await refreshStoredKeys(client, stop.signal);
      if (rows > 0) logger.info({ rows }, 'older records are searched by the new rules');
      return true;
    } catch (error) {
      if (!stop.signal.aborted)
        logger.warn({ err: error }, 'older records are not searched by the new rules yet');
      return stop.signal.aborted;
    } finally {
      // Closing the connection releases the lock, even after an error.
      await client.end();
    }
  };
  const run = async () => {
    while (!(await attempt())) await sleep(retryMs, undefined, { signal: stop.signal });
  };
  // Only the pause before another attempt is interrupted here; failed attempts are logged.
  const done = run().catch(() => {});
  return async () => {
    stop.abort();
    await client.end();
    await done;
  };
}
