import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The criteria for native packages: platform and arch in Node's terms, and on Linux the C library.
 * @typedef {{ platform: string, arch: string, libc?: 'glibc' | 'musl' }} Target
 */

/** Describes this machine. */
export function describeTarget() {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch };
  process.report.excludeNetwork = true;
  const { header } = process.report.getReport();
  return { platform, arch, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

const includes = (allowed, value) => allowed !== undefined && [allowed].flat().includes(value);

const matchesTarget = ({ os, cpu, libc }, target) =>
  includes(os, target.platform) &&
  includes(cpu, target.arch) &&
  (libc === undefined || includes(libc, target.libc));

const lockfilePath = (root) => path.join(root, 'package-lock.json');
const stampPath = (root) => path.join(root, 'node_modules/.installed-from');

function hashLockfile(root) {
  return createHash('sha256')
    .update(readFileSync(lockfilePath(root)))
    .digest('hex');
}

/**
 * Lists the locked packages with native code for a target that are not installed: Node, PostgreSQL, the
 * bundler and others. They are optional dependencies, which npm may omit without an error.
 */
export function findMissingPackages(root, target) {
  const { packages } = JSON.parse(readFileSync(lockfilePath(root), 'utf8'));
  return Object.keys(packages)
    .filter((place) => packages[place].optional && matchesTarget(packages[place], target))
    .filter((place) => !existsSync(path.join(root, place, 'package.json')))
    .map((place) => place.split('node_modules/').pop());
}

/** Whether the dependencies match the lockfile and are complete. */
export function isInstalled(root, target) {
  const stamp = stampPath(root);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashLockfile(root) &&
    findMissingPackages(root, target).length === 0
  );
}

/** Records that the installed dependencies match the lockfile. */
export function stampInstalled(root) {
  writeFileSync(stampPath(root), hashLockfile(root));
}
