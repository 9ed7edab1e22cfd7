import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findNode, root } from './install.mjs';

/** An environment in which `node` and dependencies' commands resolve to the product's own. */
export function productEnv(extra = {}) {
  const own = [path.dirname(findNode()), path.join(root, 'node_modules/.bin')];
  return { ...process.env, PATH: [...own, process.env.PATH].join(path.delimiter), ...extra };
}

/** Runs the product's Node with these arguments. Returns the exit code. */
export function runNode(args, extra = {}) {
  const options = { cwd: root, stdio: 'inherit', env: productEnv(extra) };
  return spawnSync(findNode(), args, options).status ?? 1;
}

/** Runs the product's Node in a folder without blocking. Returns the exit code and the output. */
export async function runNodeQuietly(args, { cwd = root, env = {} } = {}) {
  const child = spawn(findNode(), args, { cwd, env: productEnv({ FORCE_COLOR: '1', ...env }) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { status: code ?? 1, output };
}

/** The script of a dependency's command, which the product's Node can run on every platform. */
export const resolveCommand = (file) => path.join(root, 'node_modules', file);

const pollMs = 250;

/**
 * Calls `stop` with every termination signal, and when npm has ended: npm forwards signals only to the
 * shell between npm and this process, and the shell does not forward them.
 */
export function onStopSignal(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, pollMs);
  timer.unref();
}

/** Node's argument for the settings in .env, if the file exists. */
export const envFile = () => (existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []);

/** Runs the product's Node in place of this process: forwards signals and exits with its exit code. */
export function replaceByNode(args, extra = {}) {
  const child = spawn(findNode(), args, { cwd: root, stdio: 'inherit', env: productEnv(extra) });
  onStopSignal((signal) => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
