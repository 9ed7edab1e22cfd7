import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildFolderName } from './app-name.ts';
import type { DatabaseHome } from './home.ts';
import { makePrivateDir } from './private-dir.ts';

/** The port is only part of the socket's name: the server listens on no network. */
export const serverPort = 5432;

/** The path of a unix socket may have 107 bytes on Linux and 103 on macOS. */
const maxPathBytes = 100;

/** Returns the path of the socket that the server creates in a folder. */
export function buildSocketPath(socketDir: string): string {
  return join(socketDir, `.s.PGSQL.${serverPort}`);
}

/**
 * Creates the folder for the socket. It is always the same for a home, so that all applications find it. It is
 * in the home, where nothing removes temporary files and other containers on the same volume find it. If that
 * path is too long, or the file system does not support sockets, it is below /tmp.
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
