import { execFile } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { makePrivateDir, makeScratchDir, syncToDisk } from './folders.ts';
import { type DatabaseHome, findClusterDir } from './home.ts';
import { plainEnvironment, runAs, type SystemUser } from './server-user.ts';

/** The role of the application. It is a superuser, because the server has no other users. */
export const appRole = 'app';
/** The database of the application. */
export const appDatabase = 'app';

const initdbOptions = [
  `--username=${appRole}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
];

/**
 * Returns PGDATA. If it does not exist, creates it with a database for the application.
 * @throws when `signal` is aborted first; no partial cluster remains
 */
export async function ensureCluster(
  { homeDir, user }: DatabaseHome,
  binDir: string,
  { log, signal }: { log: (message: string) => void; signal: AbortSignal },
): Promise<string> {
  const clusterDir = findClusterDir(homeDir);
  if (!existsSync(clusterDir)) {
    log(`Creating a database in ${clusterDir}`);
    await createCluster(clusterDir, binDir, { user, signal });
  }
  // PostgreSQL refuses a folder that other users can access, as a copied one often is.
  makePrivateDir(clusterDir, user);
  return clusterDir;
}

/** Creates the cluster in a scratch folder and renames that, so that no partial cluster is ever used. */
async function createCluster(
  clusterDir: string,
  binDir: string,
  run: { user: SystemUser | undefined; signal: AbortSignal },
): Promise<void> {
  const scratchDir = makeScratchDir(clusterDir);
  makePrivateDir(scratchDir, run.user);
  try {
    await runProgram(join(binDir, 'initdb'), ['-D', scratchDir, ...initdbOptions], run);
    await runProgram(
      join(binDir, 'postgres'),
      ['--single', '-j', '-c', 'exit_on_error=on', '-D', scratchDir, 'postgres'],
      run,
      `CREATE DATABASE ${appDatabase};\n\n`,
    );
    renameSync(scratchDir, clusterDir);
  } catch (error) {
    await rm(scratchDir, { recursive: true, force: true });
    throw error;
  }
  const homeDir = dirname(clusterDir);
  syncToDisk(homeDir);
  syncToDisk(dirname(homeDir));
}

async function runProgram(
  program: string,
  options: string[],
  { user, signal }: { user: SystemUser | undefined; signal: AbortSignal },
  input = '',
): Promise<void> {
  signal.throwIfAborted();
  const run = promisify(execFile)(program, options, {
    ...runAs(user),
    cwd: '/',
    env: plainEnvironment,
  });
  // Not execFile's `signal` option: it rejects at once, while the program still writes files that we remove.
  const terminate = () => run.child.kill('SIGTERM');
  signal.addEventListener('abort', terminate);
  run.child.stdin?.end(input);
  await run.finally(() => signal.removeEventListener('abort', terminate));
}
