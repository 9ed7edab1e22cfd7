import { sql } from 'drizzle-orm';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { type Db, openDatabase } from '#server/platform/db/client.ts';
import { describeStartFailure, notStarted } from '#server/platform/db/errors.ts';
import { readEnv } from '#server/platform/env.ts';
import { readCommandLine, UsageError } from './command-line.ts';

/** Throws before the first start, which creates the tables and the first accounts, unless an account exists. */
async function requireStarted(db: Db): Promise<void> {
  const { rowCount } = await db.execute(sql`select from ${staffAccounts} limit 1`);
  if (rowCount === 0) throw new Error(notStarted);
}

async function main(): Promise<void> {
  const runCommand = readCommandLine(process.argv.slice(2));
  const env = readEnv(process.env);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log: () => {},
  });
  try {
    await requireStarted(database.db);
    process.stdout.write(`${await runCommand(database.db)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
