import { lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFolderName } from './app-name.ts';
import { makePrivateDir } from './private-dir.ts';
import { canReach } from './reach.ts';
import { chooseServerUser, type SystemUser } from './server-user.ts';

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

/** Ignores missing files: the server of another process that shares the folder may remove some. */
function changeOwner(file: string, { uid, gid }: SystemUser): void {
  try {
    lchownSync(file, uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
