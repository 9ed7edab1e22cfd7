import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command with visible output. Returns whether it succeeded. */
export const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs a Debian package if no password is needed. */
export function installFromDebian(name) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) =>
    run(...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y', ...args);
  return apt('update') && apt('install', '--no-install-recommends', name);
}
