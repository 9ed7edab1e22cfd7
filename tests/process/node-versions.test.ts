import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { provideNode } from '#tests/support/older-nodes.ts';

/** A version of Node 20 that is rejected, and the oldest accepted ones of 20 and 22. */
const versions = { refused: '20.11.1', node20: '20.19.6', node22: '22.12.0' };
let nodes: Record<'refused' | 'node20' | 'node22' | 'node24', string>;

const npm = () =>
  process.env.npm_execpath ??
  path.join(execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim(), 'npm/bin/npm-cli.js');

/** A minimal product: our scripts and one optional package with native code. */
let product = '';
const inProduct = (...names: string[]) => path.join(product, ...names);
const nativePackage = (...names: string[]) => inProduct('node_modules/native-bundler', ...names);

function makeProduct(): void {
  const { platform, arch } = process;
  product = mkdtempSync(path.join(tmpdir(), 'test-install-'));
  cpSync('scripts', inProduct('scripts'), { recursive: true });
  mkdirSync(inProduct('native'));
  const engines = { node: '^20.19.0 || >=22.12.0' };
  const bundler = {
    name: 'native-bundler',
    version: '1.0.0',
    os: [platform],
    cpu: [arch],
    engines,
  };
  writeFileSync(inProduct('native/package.json'), JSON.stringify(bundler));
  const pack = { cwd: product, stdio: 'pipe' } as const;
  execFileSync(process.execPath, [npm(), 'pack', './native'], pack);
  const optionalDependencies = { 'native-bundler': 'file:native-bundler-1.0.0.tgz' };
  writeFileSync(
    inProduct('package.json'),
    JSON.stringify({ name: 'product', version: '1.0.0', type: 'module', optionalDependencies }),
  );
  const lock = [npm(), 'install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'];
  execFileSync(process.execPath, lock, pack);
}

interface Result {
  status: number | null;
  text: string;
}

/** Runs a version of Node in the product without the npm settings of this test run. */
function run(node: string, args: string[], settings: Record<string, string> = {}): Result {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, npm_execpath: npm(), npm_config_offline: 'true', ...settings };
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: product, env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

const install = (node: string, settings?: Record<string, string>) =>
  run(
    node,
    ['--input-type=module', '-e', "(await import('./scripts/install.mjs')).installDependencies()"],
    settings,
  );

beforeAll(() => {
  nodes = {
    refused: provideNode(versions.refused),
    node20: provideNode(versions.node20),
    node22: provideNode(versions.node22),
    node24: process.execPath,
  };
  makeProduct();
}, 300_000);
afterAll(() => rmSync(product, { recursive: true, force: true }));
beforeEach(() => rmSync(inProduct('node_modules'), { recursive: true, force: true }));

it.each(['start', 'dev', 'check', 'staff', 'backup'])(
  'scripts/%s.mjs rejects an old Node by version and installs nothing',
  (script) => {
    const { status, text } = run(nodes.refused, [`scripts/${script}.mjs`]);
    expect(status).toBe(1);
    expect(text).toBe(
      'Node 20.11.1 cannot install the product: install Node 24, or at least 20.19 or 22.12, and try again.\n',
    );
    expect(existsSync(inProduct('node_modules'))).toBe(false);
  },
);

describe.each(['node20', 'node22', 'node24'] as const)('%s', (name) => {
  it('installs the native package, once, even after a failed attempt with an old Node', () => {
    expect(install(nodes.refused).status).toBe(1);
    expect(install(nodes[name])).toMatchObject({ status: 0 });
    expect(existsSync(nativePackage())).toBe(true);
    expect(install(nodes[name]).text).toBe('');
  });
});

it('installs the native package even if npm is configured to omit optional ones', () => {
  const first = install(nodes.node24, { npm_config_omit: 'optional' });
  expect(first.status).toBe(0);
  expect(existsSync(nativePackage())).toBe(true);
});

it('the next start repairs an incomplete node_modules that is stamped as complete', () => {
  install(nodes.node24);
  const stamp = readFileSync(inProduct('node_modules/.installed-from'), 'utf8');
  rmSync(nativePackage(), { recursive: true });
  const again = install(nodes.node20);
  expect(again.status).toBe(0);
  expect(again.text).toContain('Installing dependencies');
  expect(existsSync(nativePackage('package.json'))).toBe(true);
  expect(readFileSync(inProduct('node_modules/.installed-from'), 'utf8')).toBe(stamp);
});

it('names a package that npm left out, and does not stamp the folder as complete', () => {
  const lockfile = inProduct('package-lock.json');
  const original = readFileSync(lockfile, 'utf8');
  writeFileSync(lockfile, original.replace('^20.19.0 || >=22.12.0', '>=99'));
  const { status, text } = install(nodes.node24);
  writeFileSync(lockfile, original);
  expect(status).toBe(1);
  expect(text).toContain('npm left out native-bundler, which the product needs here');
  expect(existsSync(inProduct('node_modules/.installed-from'))).toBe(false);
});
