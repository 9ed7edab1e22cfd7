import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type Db, openDatabase } from '#server/db/client.ts';
import { isDatabaseAway } from '#server/db/unavailable.ts';
import { readEnv } from '#server/env.ts';
import { readCommandLine } from './command-line.ts';
import { staffAccounts } from './schema.ts';
import { UsageError } from './usage.ts';

const notStarted = 'This database is not ready: start the product once (npm start), then try again';

/** Tables and first accounts are made by a start; an account made before would keep those away. */
async function requireStarted(db: Db): Promise<void> {
  const { rowCount } = await db.execute(sql`select from ${staffAccounts} limit 1`);
  if (rowCount === 0) throw new Error(notStarted);
}

/** Codes of PostgreSQL for a table and a column that are missing. */
const missing = new Set(['42P01', '42703']);

/** What to tell of a failure. The message of a failed query would quote its values. */
function wordsFor(error: unknown): string {
  if (isDatabaseAway(error)) return 'The database cannot be reached';
  if (!(error instanceof DrizzleQueryError)) return (error as Error).message;
  const { code = '', message = '' } = (error.cause ?? {}) as { code?: string; message?: string };
  return missing.has(code) ? notStarted : `The database refused: ${message}`;
}

async function main(): Promise<void> {
  const deed = readCommandLine(process.argv.slice(2));
  const env = readEnv(process.env);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log: () => {},
  });
  try {
    await requireStarted(database.db);
    process.stdout.write(`${await deed(database.db)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${wordsFor(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
