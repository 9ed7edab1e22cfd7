import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findNode, root } from './install.mjs';

/** The environment in which `node` and the dependencies' commands are the product's own. */
export function productEnv(extra = {}) {
  const own = [path.dirname(findNode()), path.join(root, 'node_modules/.bin')];
  return { ...process.env, PATH: [...own, process.env.PATH].join(path.delimiter), ...extra };
}

/** Runs the product's Node to its end with these arguments; answers the exit code. */
export function runNode(args, extra = {}) {
  const options = { cwd: root, stdio: 'inherit', env: productEnv(extra) };
  return spawnSync(findNode(), args, options).status ?? 1;
}

/** The script of a dependency's command, to be run by the product's Node on every platform. */
export const commandOf = (file) => path.join(root, 'node_modules', file);

const lookEveryMs = 250;

/**
 * Calls `stop` with each signal to end, and when npm has ended: npm passes a signal on to the shell
 * between us only, which ends without a word to us.
 */
export function stopWith(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, lookEveryMs);
  timer.unref();
}

/** The settings in .env, where there is such a file, as an argument of Node. */
export const envFile = () => (existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []);

/** Hands over to the product's Node: passes signals on to it and ends as it ends. */
export function becomeNode(args, extra = {}) {
  const child = spawn(findNode(), args, { cwd: root, stdio: 'inherit', env: productEnv(extra) });
  stopWith((signal) => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
