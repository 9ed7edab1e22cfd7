import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { makeReachableDir } from './reachable-dir.ts';

/** A reverse proxy with the configuration that the product ships for it. */
export interface ReverseProxy {
  name: string;
  program: string;
  /** Whether it is installed; the scripts of the tests install it if they can. */
  isInstalled: boolean;
  /** Whether it refuses public forms that are too large itself; otherwise the product does, with a page. */
  limitsBodies: boolean;
  /** Writes its configuration to a folder; returns the arguments that start it in the foreground. */
  configure: (dir: string, port: number, processes: readonly number[]) => string[];
}

/** Replaces the ports of the processes in a configuration. */
function setPorts(config: string, processes: readonly number[]): string {
  const ports = new Map([
    [3000, processes[0]],
    [3001, processes[1]],
  ]);
  return config.replace(/127\.0\.0\.1:(\d+)/g, (_, own) => `127.0.0.1:${ports.get(Number(own))}`);
}

const nginxProgram = '/usr/sbin/nginx';
const nginx: ReverseProxy = {
  name: 'nginx',
  program: nginxProgram,
  isInstalled: existsSync(nginxProgram),
  limitsBodies: true,
  configure: (dir, port, processes) => {
    const site = setPorts(readFileSync('deploy/nginx.conf', 'utf8'), processes);
    writeFileSync(
      path.join(dir, 'site.conf'),
      site.replace('listen 80;', `listen 127.0.0.1:${port};`),
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${path.join(dir, name)};`,
    );
    const main = `daemon off; master_process off; error_log ${path.join(dir, 'error.log')};
pid ${path.join(dir, 'pid')}; events {} http { access_log off; ${temporary.join(' ')} include site.conf; }`;
    writeFileSync(path.join(dir, 'nginx.conf'), main);
    return ['-p', dir, '-e', path.join(dir, 'error.log'), '-c', path.join(dir, 'nginx.conf')];
  },
};

const caddyProgram = '/usr/bin/caddy';
const caddy: ReverseProxy = {
  name: 'Caddy',
  program: caddyProgram,
  isInstalled: existsSync(caddyProgram),
  limitsBodies: false,
  configure: (dir, port, processes) => {
    const site = setPorts(readFileSync('deploy/Caddyfile', 'utf8'), processes);
    // Without a certificate, which only a public host can get.
    const local = site.replace('cars.example {', `http://127.0.0.1:${port} {`);
    const file = path.join(dir, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${local}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

export const proxies: readonly ReverseProxy[] = [nginx, caddy];

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
  throw new Error('the proxy does not listen');
}

/** Starts a proxy with its shipped configuration in front of two processes. */
export async function startProxy(
  { program, configure }: ReverseProxy,
  processes: readonly number[],
): Promise<{ port: number; origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dir = makeReachableDir('test-proxy-');
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  const server = spawn(program, configure(dir, port, processes), { stdio: 'inherit', env });
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
