import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Kept between runs, because each is 40 MB and none is in the lockfile. */
const cacheDir = path.resolve('node_modules/.cache/older-nodes');

const packageNames: Record<string, string> = { win32: 'win' };

/**
 * Returns the path of another Node version. npm fetches it the first time, so the first run needs a registry;
 * without one this throws with npm's error.
 */
export function provideNode(version: string): string {
  const { platform, arch } = process;
  const alias = `node-${version}`;
  const program = path.join(cacheDir, 'node_modules', alias, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(cacheDir, { recursive: true });
  const name = `node-${packageNames[platform] ?? platform}-${arch}`;
  const args = ['install', '--prefix', cacheDir, '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [...args, `${alias}@npm:${name}@${version}`], { stdio: 'pipe' });
  return program;
}
