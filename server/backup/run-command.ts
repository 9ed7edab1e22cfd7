import { openDatabase } from '#server/db/client.ts';
import { wordsForFailure } from '#server/db/words-for-failure.ts';
import { type Env, readEnv } from '#server/env.ts';
import { openFiles } from '#server/files/files.ts';
import type { Place } from './place.ts';

/** Opens what the settings name for as long as `work` takes. */
export async function withPlace<Result>(
  env: Env,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env;
  const database = await openDatabase({ url, dataDir, log: () => {} });
  try {
    return await work({ database, files: await openFiles(env), dataDir });
  } finally {
    await database.close();
  }
}

/** Runs a command: prints what it answers, or why it failed, and then exits with code 1. */
export function runCommand(command: (env: Env, words: string[]) => Promise<string>): void {
  const run = async () => command(readEnv(process.env), process.argv.slice(2));
  run().then(
    (answer) => process.stdout.write(`${answer}\n`),
    (error: unknown) => {
      process.stderr.write(`${wordsForFailure(error)}\n`);
      process.exitCode = 1;
    },
  );
}

/** A number of things, in words: '1 file', '2 files'. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
