import { lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderNameFor } from './app-name.ts';
import { makePrivateDir } from './private-dir.ts';
import { canReach } from './reach.ts';
import { chooseServerUser, type SystemUser } from './server-user.ts';

/** The folder that holds everything PostgreSQL reads and writes, and the user it does so as. */
export interface DatabaseHome {
  homeDir: string;
  user: SystemUser | undefined;
}

/** The folder of the database cluster, PGDATA, below a home. */
export function clusterDirOf(homeDir: string): string {
  return join(homeDir, 'cluster');
}

/**
 * Chooses and makes the home: `<dataDir>/postgres`, or a folder of its own below `systemDir` where the
 * user PostgreSQL runs as cannot reach `dataDir`. A home that holds a cluster is never left for another,
 * so that nobody meets an empty database after permissions have changed.
 * @param dataDir a real path: the folder below `systemDir` is named after it
 * @throws when the home is out of reach for the user, or belongs to somebody else
 */
export function chooseHome(options: {
  dataDir: string;
  systemDir: string;
  log: (message: string) => void;
}): DatabaseHome {
  const wantedDir = join(options.dataDir, 'postgres');
  const movedDir = join(options.systemDir, folderNameFor(options.dataDir));
  const inUse = [wantedDir, movedDir].find(holdsCluster);
  const user = chooseServerUser(inUse && clusterDirOf(inUse));
  const homeDir = inUse ?? (canReach(options.dataDir, user) ? wantedDir : movedDir);

  mkdirSync(dirname(homeDir), { recursive: true });
  if (!canReach(dirname(homeDir), user)) {
    throw new Error(
      `The database in ${homeDir} runs as user ${user?.uid}, who cannot enter ${dirname(homeDir)}. ` +
        'Let others pass through the folders above it (chmod o+x), or set DATABASE_URL.',
    );
  }
  if (homeDir === movedDir) {
    options.log(
      `User ${user?.uid}, who PostgreSQL runs as, cannot reach ${options.dataDir}; ` +
        `the database is in ${homeDir}`,
    );
  }
  makePrivateDir(homeDir, user);
  if (inUse && user) takeFromRoot(homeDir, user);
  return { homeDir, user };
}

function holdsCluster(homeDir: string): boolean {
  try {
    return Boolean(statSync(join(clusterDirOf(homeDir), 'PG_VERSION'), { throwIfNoEntry: false }));
  } catch (cause) {
    throw new Error(
      `The database in ${homeDir} belongs to another user. ` +
        'Start the application as that user or as root, or set DATABASE_URL.',
      { cause },
    );
  }
}

/** A data folder that root copied or restored belongs to root, as whom PostgreSQL does not run. */
function takeFromRoot(homeDir: string, user: SystemUser): void {
  const clusterDir = clusterDirOf(homeDir);
  if (statSync(clusterDir).uid !== 0) return;
  for (const name of readdirSync(clusterDir, { recursive: true, encoding: 'utf8' })) {
    take(join(clusterDir, name), user);
  }
  makePrivateDir(clusterDir, user);
}

/** Another process that shares the folder may have its server running already, which removes files. */
function take(file: string, { uid, gid }: SystemUser): void {
  try {
    lchownSync(file, uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
