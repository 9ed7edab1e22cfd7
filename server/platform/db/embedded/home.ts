import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lchownSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { canReach, makePrivateDir } from './folders.ts';
import { appName, chooseServerUser, type SystemUser } from './server-user.ts';

/** The port is only part of the socket's name: the server listens on no network. */
export const serverPort = 5432;

/** The path of a unix socket may have 107 bytes on Linux and 103 on macOS. */
const maxPathBytes = 100;

/** The folder with all files of PostgreSQL, and the user that PostgreSQL runs as. */
export interface DatabaseHome {
  homeDir: string;
  user: SystemUser | undefined;
}

/** Returns the folder of the database cluster (PGDATA) below a home. */
export function findClusterDir(homeDir: string): string {
  return join(homeDir, 'cluster');
}

/**
 * Chooses and creates the home: `<dataDir>/postgres`, or a separate folder below `systemDir` if the user that
 * PostgreSQL runs as cannot access `dataDir`. A home with a cluster is always kept, so that changed permissions
 * never lead to an empty database.
 * @param dataDir a real path: the folder below `systemDir` is named after it
 * @throws if the user cannot access the home, or if it belongs to another user
 */
export function chooseHome(options: {
  dataDir: string;
  systemDir: string;
  log: (message: string) => void;
}): DatabaseHome {
  const defaultDir = join(options.dataDir, 'postgres');
  const fallbackDir = join(options.systemDir, buildFolderName(options.dataDir));
  const inUse = [defaultDir, fallbackDir].find(hasCluster);
  const user = chooseServerUser(inUse && findClusterDir(inUse));
  const homeDir = inUse ?? (canReach(options.dataDir, user) ? defaultDir : fallbackDir);

  mkdirSync(dirname(homeDir), { recursive: true });
  if (!canReach(dirname(homeDir), user)) {
    throw new Error(
      `The database in ${homeDir} runs as user ${user?.uid}, who cannot enter ${dirname(homeDir)}. ` +
        'Let other users traverse the folders above it (chmod o+x), or set DATABASE_URL.',
    );
  }
  if (homeDir === fallbackDir) {
    options.log(
      `PostgreSQL runs as user ${user?.uid}, who cannot reach ${options.dataDir}; ` +
        `the database is in ${homeDir}`,
    );
  }
  makePrivateDir(homeDir, user);
  if (inUse && user) takeOwnership(homeDir, user);
  return { homeDir, user };
}

function hasCluster(homeDir: string): boolean {
  try {
    return Boolean(
      statSync(join(findClusterDir(homeDir), 'PG_VERSION'), { throwIfNoEntry: false }),
    );
  } catch (cause) {
    throw new Error(
      `The database in ${homeDir} belongs to another user. ` +
        'Start the application as that user or as root, or set DATABASE_URL.',
      { cause },
    );
  }
}

/** Gives `user` a cluster that root copied or restored: PostgreSQL refuses to run as root. */
function takeOwnership(homeDir: string, user: SystemUser): void {
  const clusterDir = findClusterDir(homeDir);
  if (statSync(clusterDir).uid !== 0) return;
  for (const name of readdirSync(clusterDir, { recursive: true, encoding: 'utf8' })) {
    changeOwner(join(clusterDir, name), user);
  }
  makePrivateDir(clusterDir, user);
}

/** Ignores missing files: a server that still runs may remove some. */
function changeOwner(file: string, { uid, gid }: SystemUser): void {
  try {
    lchownSync(file, uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Returns a folder name that is unique for `path` and always the same for it. */
function buildFolderName(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 12);
  return `${appName}-${hash}`;
}

/** Returns the path of the socket that the server creates in a folder. */
export function buildSocketPath(socketDir: string): string {
  return join(socketDir, `.s.PGSQL.${serverPort}`);
}

/**
 * Creates the folder for the socket. It is always the same for a home, so that commands find it. It is in the
 * home, where nothing removes temporary files. If that path is too long, or the file system does not support
 * sockets, it is below /tmp.
 * @throws if neither folder works
 */
export async function prepareSocketDir({ homeDir, user }: DatabaseHome): Promise<string> {
  for (const dir of [join(homeDir, 'socket'), join('/tmp', buildFolderName(homeDir))]) {
    if (Buffer.byteLength(buildSocketPath(dir)) > maxPathBytes) continue;
    makePrivateDir(dir, user);
    if (existsSync(buildSocketPath(dir)) || (await supportsSockets(dir))) return dir;
  }
  throw new Error(`Neither ${homeDir} nor /tmp can hold a unix socket. Set DATABASE_URL.`);
}

async function supportsSockets(dir: string): Promise<boolean> {
  const path = join(dir, `.try-${process.pid}`);
  rmSync(path, { force: true });
  const server = createServer().listen(path);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    // The caller tries the next folder and throws after the last one.
    return false;
  } finally {
    server.close();
  }
}
