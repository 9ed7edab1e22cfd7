import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { folderNameFor } from './app-name.ts';
import type { DatabaseHome } from './home.ts';
import { makePrivateDir } from './private-dir.ts';

/** The port only names the socket: the server listens on no network. */
export const serverPort = 5432;

/** The address of a unix socket holds 107 bytes on Linux and 103 on macOS. */
const maxAddressBytes = 100;

/** The path of the socket that the server opens in the folder. */
export function socketPath(socketDir: string): string {
  return join(socketDir, `.s.PGSQL.${serverPort}`);
}

/**
 * Makes the folder for the socket, always the same one for a home, so that all applications meet there.
 * It is in the home, where no cleaner of temporary files comes by and where other containers on the same
 * volume find it; or below /tmp, where the path is too long or the file system holds no sockets.
 * @throws when neither will do
 */
export async function prepareSocketDir({ homeDir, user }: DatabaseHome): Promise<string> {
  for (const dir of [join(homeDir, 'socket'), join('/tmp', folderNameFor(homeDir))]) {
    if (Buffer.byteLength(socketPath(dir)) > maxAddressBytes) continue;
    makePrivateDir(dir, user);
    if (existsSync(socketPath(dir)) || (await holdsSockets(dir))) return dir;
  }
  throw new Error(`Neither ${homeDir} nor /tmp can hold a unix socket. Set DATABASE_URL.`);
}

async function holdsSockets(dir: string): Promise<boolean> {
  const path = join(dir, `.try-${process.pid}`);
  rmSync(path, { force: true });
  const server = createServer().listen(path);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
