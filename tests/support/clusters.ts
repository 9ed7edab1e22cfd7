import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/supervisor.ts';
import { makeReachableDir } from './reachable-dir.ts';

/** A PostgreSQL server for one test run: how to reach its databases, and how to stop it. */
export interface Cluster {
  buildUrl: (database: string) => string;
  stop: () => Promise<void>;
}

/** Runs a statement in the database `postgres` over a new connection, and returns the rows. */
export async function queryOnce(
  { buildUrl }: Cluster,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: buildUrl('postgres') });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Starts the embedded server as the product runs it. */
export async function startEmbeddedCluster(): Promise<Cluster> {
  const dataDir = makeReachableDir('test-embedded-');
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { host, port, user } = connection;
  return {
    buildUrl: (database) => `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const debianRoot = '/usr/lib/postgresql';

/** Returns the folder of the newest PostgreSQL binaries that Debian installed, or null. */
export function findDebianBinaries(): string | null {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).sort() : [];
  const newest = versions.findLast((version) =>
    existsSync(path.join(debianRoot, version, 'bin/initdb')),
  );
  return newest ? path.join(debianRoot, newest, 'bin') : null;
}

/** Returns the user to run PostgreSQL as: it refuses to run as root, and Debian's package creates a user for it. */
function findServerUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReachable(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}

/** A Debian server that a test can stop and start again. */
export interface HaltableCluster extends Cluster {
  halt: () => Promise<void>;
  resume: () => Promise<void>;
}

/** Starts a Debian server on its own socket, as an external DATABASE_URL has in production. */
export async function startDebianCluster(bin: string): Promise<HaltableCluster> {
  const as = findServerUser();
  const dir = makeReachableDir('test-debian-');
  if (as.uid !== undefined) execFileSync('chown', [`${as.uid}:${as.gid}`, dir]);
  const data = path.join(dir, 'data');
  const options = { ...as, cwd: '/', stdio: 'ignore' } as const;
  const initdb = ['-D', data, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(bin, 'initdb'), initdb, options);
  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${dir}`];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const buildUrl = (database: string) =>
    `postgres://app@${encodeURIComponent(dir)}:5432/${database}`;
  let server: ChildProcess;
  const resume = async () => {
    server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], options);
    await waitUntilReachable(buildUrl('postgres'));
  };
  const halt = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  await resume();
  return {
    buildUrl: buildUrl,
    halt,
    resume,
    stop: async () => {
      await halt();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
