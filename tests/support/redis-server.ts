import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { makeReachableDir } from './reachable-dir.ts';

const binary = '/usr/bin/redis-server';

/** Whether a Redis server is installed; the scripts of the tests install it if they can. */
export const hasRedis = existsSync(binary);

/** Starts a Redis server on a free port without persistence. `stop` may be called again. */
export async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dir = makeReachableDir('test-redis-');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir];
  const server = spawn(binary, [...args, '--pidfile', path.join(dir, 'pid')], { stdio: 'pipe' });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve());
    server.once('exit', () => reject(new Error('redis-server ended')));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGKILL');
      while (server.exitCode === null && server.signalCode === null) await sleep(10);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
