// Runs before anything is installed, so it uses only Node's built-in modules.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  describeTarget,
  findMissingPackages,
  isInstalled,
  stampInstalled,
} from './installed-packages.mjs';
import { canRunProduct, findNodeFault, findPackagedNode } from './supported-node.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// Not `npm ci`: it rejects a lockfile without an entry for each platform's variant of a package, and a
// lockfile written on one platform may lack those of others. Locked versions are installed either way.
// Development dependencies build the front ends, also under NODE_ENV=production; optional ones include
// native packages, also if npm is configured to omit them.
const npmInstall = [
  'install',
  '--include=dev',
  '--include=optional',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Exits with a message unless this Node can install and start the product. */
function requireSupportedNode() {
  const fault = findNodeFault(process.versions.node, process.platform, process.arch);
  if (fault) fail(fault);
}

/** Installs the dependencies if they differ from the lockfile or are incomplete. */
export function installDependencies() {
  requireSupportedNode();
  const target = describeTarget();
  if (isInstalled(root, target)) return;
  console.log('Installing dependencies …');
  // npm passes the path of npm-cli.js in npm_execpath; without it, npm is found in PATH.
  const npm = process.env.npm_execpath;
  const [command, ...npmScript] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { status, error } = spawnSync(command, [...npmScript, ...npmInstall], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && npmScript.length === 0,
  });
  if (error || status !== 0) fail('The dependencies could not be installed (see above).');
  const missing = findMissingPackages(root, target);
  if (missing.length > 0) {
    fail(
      `npm left out ${missing.join(', ')}, which the product needs here: delete node_modules and try again.`,
    );
  }
  stampInstalled(root);
}

/** Finds the Node that runs the product: the one among the dependencies, else this one if it is suitable. */
export function findNode() {
  const packaged = findPackagedNode(process.platform, process.arch);
  const installed = packaged && path.join(root, 'node_modules', packaged);
  if (installed && existsSync(installed)) return installed;
  if (canRunProduct(process.versions.node)) return process.execPath;
  return fail(
    `Node ${process.versions.node} cannot run the product, and the dependencies with Node 24 are not installed: run npm start, or install Node 24.`,
  );
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
