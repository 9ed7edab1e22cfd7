import { execFile } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { clusterDirOf, type DatabaseHome } from './home.ts';
import { makePrivateDir } from './private-dir.ts';
import { makeScratchBeside } from './scratch.ts';
import { plainEnvironment, runAs, type SystemUser } from './server-user.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** The role of the application, a superuser as the server is all its own. */
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

/** Returns PGDATA, made with a database for the application in it if it was not there. */
export async function ensureCluster(
  { homeDir, user }: DatabaseHome,
  binDir: string,
  log: (message: string) => void,
): Promise<string> {
  const clusterDir = clusterDirOf(homeDir);
  if (!existsSync(clusterDir)) {
    log(`Making a database in ${clusterDir}`);
    await makeCluster(clusterDir, binDir, user);
  }
  // PostgreSQL refuses a folder that others may enter, as copies often are.
  makePrivateDir(clusterDir, user);
  return clusterDir;
}

/** Works in a scratch folder and renames it, so that a cluster is either whole or not there. */
async function makeCluster(
  clusterDir: string,
  binDir: string,
  user: SystemUser | undefined,
): Promise<void> {
  const scratchDir = makeScratchBeside(clusterDir);
  makePrivateDir(scratchDir, user);
  try {
    await runProgram(join(binDir, 'initdb'), ['-D', scratchDir, ...initdbOptions], user);
    await runProgram(
      join(binDir, 'postgres'),
      ['--single', '-j', '-c', 'exit_on_error=on', '-D', scratchDir, 'postgres'],
      user,
      `CREATE DATABASE ${appDatabase};\n\n`,
    );
    renameSync(scratchDir, clusterDir);
  } catch (error) {
    await rm(scratchDir, { recursive: true, force: true });
    // Another application that started at the same moment was faster; its cluster is the one.
    if (!existsSync(clusterDir)) throw error;
  }
  const homeDir = dirname(clusterDir);
  syncToDisk(homeDir);
  syncToDisk(dirname(homeDir));
}

async function runProgram(
  program: string,
  options: string[],
  user: SystemUser | undefined,
  input = '',
): Promise<void> {
  const run = promisify(execFile)(program, options, {
    ...runAs(user),
    cwd: '/',
    env: plainEnvironment,
  });
  run.child.stdin?.end(input);
  await run;
}
