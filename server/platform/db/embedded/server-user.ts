import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The name of everything that the embedded database creates outside its folder: a user and folders. */
export const appName = 'haval-distributor';

/** A user of the operating system. */
export interface SystemUser {
  uid: number;
  gid: number;
}

const addUserCommand = [
  'useradd',
  '--system',
  '--no-create-home',
  '--shell',
  '/usr/sbin/nologin',
] as const;

/** The environment of every PostgreSQL program. Ours must not change its language or time zone. */
export const plainEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Returns the `spawn` options that run a program as `user`; none for undefined, the current user. */
export function runAs(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/**
 * Chooses the user that PostgreSQL runs as: undefined, the current user, unless that is root, which PostgreSQL
 * refuses. For root it is the first of: the owner of the existing cluster, postgres, a system user that is
 * created for it, nobody.
 * @throws if root finds none of them
 */
export function chooseServerUser(
  clusterDir: string | undefined,
  passwdFile = '/etc/passwd',
): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user =
    (clusterDir && findNonRootOwner(clusterDir)) ||
    findUser(['postgres', '_postgres', appName], passwdFile) ||
    createSystemUser(passwdFile) ||
    findUser(['nobody'], passwdFile);
  if (user) return user;
  throw new Error(
    'PostgreSQL refuses to run as root and there is no other user here to run it as. ' +
      'Add a system user named postgres, or set DATABASE_URL.',
  );
}

function findNonRootOwner(path: string): SystemUser | undefined {
  const { uid, gid } = statSync(path);
  return uid === 0 ? undefined : { uid, gid };
}

function findUser(names: string[], passwdFile: string): SystemUser | undefined {
  const users = readFileSync(passwdFile, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of names) {
    const entry = users.find(([name]) => name === wanted);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  return undefined;
}

function createSystemUser(passwdFile: string): SystemUser | undefined {
  const [program, ...options] = addUserCommand;
  spawnSync(program, [...options, appName]);
  return findUser([appName], passwdFile);
}
