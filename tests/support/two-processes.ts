import { rmSync } from 'node:fs';
import { type Cluster, startEmbeddedCluster } from './clusters.ts';
import { makeReachableDir } from './reachable-dir.ts';
import { type RunningServer, startServer } from './server-process.ts';

export const staffPassword = 'a password for processes';

/** Two processes of the product on one database and one folder of files, as a deployer runs more than one. */
export interface TwoProcesses {
  first: RunningServer;
  second: RunningServer;
  cluster: Cluster;
  stop: () => Promise<void>;
}

/** Starts both at once, with the same settings. Accounts have `staffPassword`. */
export async function startTwoProcesses(
  settings: Record<string, string> = {},
  start: (settings: Record<string, string>) => Promise<RunningServer> = startServer,
): Promise<TwoProcesses> {
  const cluster = await startEmbeddedCluster();
  const dataDir = makeReachableDir('test-two-');
  const shared = {
    DATABASE_URL: cluster.urlOf('app'),
    DATA_DIR: dataDir,
    ADMIN_PATH: 'desk-of-both',
    STAFF_PASSWORD: staffPassword,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
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

/** Signs in at a process; answers the cookie that the session is. */
export async function signInAt(origin: string, username = 'admin'): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: staffPassword }),
  });
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
