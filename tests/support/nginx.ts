import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { makeReachableDir } from './reachable-dir.ts';

const binary = '/usr/sbin/nginx';

/** Whether nginx is installed; the scripts of the tests install it if they can. */
export const hasNginx = existsSync(binary);

/** Returns the shipped configuration with these ports. */
function buildConfig(port: number, processes: readonly number[]): string {
  const ports = new Map([
    [3000, processes[0]],
    [3001, processes[1]],
  ]);
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/127\.0\.0\.1:(\d+)/g, (_, own) => `127.0.0.1:${ports.get(Number(own))}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
}

async function waitUntilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isConnected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isConnected) return;
    await sleep(25);
  }
  throw new Error('nginx does not listen');
}

/** Starts nginx with the shipped configuration in front of two processes. */
export async function startNginx(
  processes: readonly number[],
): Promise<{ port: number; origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dir = makeReachableDir('test-nginx-');
  writeFileSync(path.join(dir, 'site.conf'), buildConfig(port, processes));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(dir, name)};`,
  );
  const main = `daemon off; master_process off; error_log ${path.join(dir, 'error.log')};
pid ${path.join(dir, 'pid')}; events {} http { access_log off; ${temporary.join(' ')} include site.conf; }`;
  writeFileSync(path.join(dir, 'nginx.conf'), main);
  const args = ['-p', dir, '-e', path.join(dir, 'error.log'), '-c', path.join(dir, 'nginx.conf')];
  const server = spawn(binary, args, { stdio: 'inherit' });
  await waitUntilListening(port);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
