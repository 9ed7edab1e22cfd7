import { sql } from 'drizzle-orm';
import { type Db, openDatabase } from '#server/db/client.ts';
import { notStarted, wordsForFailure } from '#server/db/words-for-failure.ts';
import { readEnv } from '#server/env.ts';
import { readCommandLine } from './command-line.ts';
import { staffAccounts } from './schema.ts';
import { UsageError } from './usage.ts';

/** Tables and first accounts are made by a start; an account made before would keep those away. */
async function requireStarted(db: Db): Promise<void> {
  const { rowCount } = await db.execute(sql`select from ${staffAccounts} limit 1`);
  if (rowCount === 0) throw new Error(notStarted);
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
  process.stderr.write(`${wordsForFailure(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
