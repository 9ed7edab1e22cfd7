import { chooseDataDirMode, makeDataDirPrivate } from '#server/platform/data-dir.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { describeStartFailure } from '#server/platform/db/errors.ts';
import { type Env, readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import type { Installation } from './installation.ts';

/** Opens the database and the files that the settings name, and closes them after `work`. */
export async function withInstallation<Result>(
  env: Env,
  work: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env;
  await makeDataDirPrivate(dataDir, chooseDataDirMode(env));
  const database = await openDatabase({ url, dataDir, log: () => {} });
  try {
    return await work({ database, files: await openFiles(env), dataDir });
  } finally {
    await database.close();
  }
}

/** Runs a command and prints its result; on failure prints why and exits with code 1. */
export function runCommand(command: (env: Env, args: string[]) => Promise<string>): void {
  const run = async () => command(readEnv(process.env), process.argv.slice(2));
  run().then(
    (output) => process.stdout.write(`${output}\n`),
    (error: unknown) => {
      process.stderr.write(`${describeStartFailure(error)}\n`);
      process.exitCode = 1;
    },
  );
}

/** Formats a count with its noun: '1 file', '2 files'. */
export const counted = (count: number, noun: string, many = `${noun}s`) =>
  `${count} ${count === 1 ? noun : many}`;
