import { rmSync } from 'node:fs';
import { type Cluster, startEmbeddedCluster } from './clusters.ts';
import { makeReachableDir } from './reachable-dir.ts';
import { type RunningServer, startServer } from './server-process.ts';

export const staffPassword = 'a password for processes';

/** Two processes of the product on one database and one folder of files, as in a deployment with several. */
export interface TwoProcesses {
  first: RunningServer;
  second: RunningServer;
  cluster: Cluster;
  stop: () => Promise<void>;
}

/** Starts both in parallel with the same settings. Accounts have the password `staffPassword`. */
export async function startTwoProcesses(
  settings: Record<string, string> = {},
  start: (settings: Record<string, string>) => Promise<RunningServer> = startServer,
): Promise<TwoProcesses> {
  const cluster = await startEmbeddedCluster();
  const dataDir = makeReachableDir('test-two-');
  const shared = {
    DATABASE_URL: cluster.buildUrl('app'),
    DATA_DIR: dataDir,
    ADMIN_PATH: 'office-of-both',
    STAFF_PASSWORD: staffPassword,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const [first, second] = await Promise.all([start(shared), start(shared)]);
  return {
    first,
    second,
    cluster,
    stop: async () => {
      await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs in at a process; returns the session cookie. */
export async function signInAt(origin: string, username = 'admin'): Promise<string> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: staffPassword }),
  });
  if (!response.ok) throw new Error(`signing in returned ${response.status}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
