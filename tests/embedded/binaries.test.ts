import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { locatePackage, prepareBinaries } from '#server/platform/db/embedded/binaries.ts';
import { getOrdinaryUser, skipUnlessRoot } from './privileges.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { APPLICATION, startApplication } from './start-application.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** Copies the package without its symbolic links, as npm leaves it when install scripts are disabled. */
function copyPackage(packageDir: string): void {
  cpSync(locatePackage(), packageDir, { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(packageDir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(entry.parentPath, entry.name));
  }
}

/** Copies the files that the test application needs. Returns the path of its script in the copy. */
function copyProject(projectDir: string): string {
  const script = join(projectDir, relative(PROJECT, APPLICATION));
  for (const path of [
    'package.json',
    'server/platform/db/embedded',
    'server/platform/locks.ts',
    relative(PROJECT, APPLICATION),
  ]) {
    cpSync(join(PROJECT, path), join(projectDir, path), { recursive: true });
  }
  const packageDir = join(projectDir, relative(PROJECT, locatePackage()));
  mkdirSync(dirname(packageDir), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules/pg'), join(projectDir, 'node_modules/pg'));
  copyPackage(packageDir);
  return script;
}

test('restores symbolic links and execute bits that the package lacks', () => {
  const [packageDir, homeDir] = [makeScratchFolder(), makeScratchFolder()];
  copyPackage(packageDir);
  const programs = ['postgres', 'initdb'].map((name) => join(packageDir, 'native/bin', name));
  for (const program of programs) chmodSync(program, 0o644);

  const binDir = prepareBinaries(packageDir, { homeDir, user: undefined }, () => {});
  expect(binDir).toBe(join(packageDir, 'native/bin'));
  for (const program of programs) {
    expect(execFileSync(program, ['--version']).toString()).toContain('PostgreSQL');
  }
  const libraries = readdirSync(join(packageDir, 'native/lib')).map((name) =>
    lstatSync(join(packageDir, 'native/lib', name)),
  );
  expect(libraries.filter((library) => library.isSymbolicLink()).length).toBeGreaterThan(0);
});

test('copies programs from a folder private to root, once, to where the server user can run them', async (context) => {
  skipUnlessRoot(context);
  const [projectDir, dataDir] = [makeScratchFolder(), makeScratchFolder()];
  const script = copyProject(projectDir);
  chmodSync(projectDir, 0o700);

  const first = startApplication(dataDir, { script });
  await first.ready();
  await first.kill('SIGTERM');
  expect(first.log.join('\n')).toMatch(/cannot run the programs in .*; copying/);
  const homeDir = join(dataDir, 'postgres');
  const copies = readdirSync(homeDir).filter((name) => name.startsWith('binaries-'));
  expect(copies).toHaveLength(1);
  const { ino } = statSync(join(homeDir, `${copies[0]}`));

  const second = startApplication(dataDir, { script });
  await second.ready();
  expect(second.log.join('\n')).not.toContain('copying');
  expect(statSync(join(homeDir, `${copies[0]}`)).ino).toBe(ino);
});

test('copies programs that lack their links if their folder is read-only', async (context) => {
  const user = getOrdinaryUser(context);
  const [projectDir, dataDir] = [makeScratchFolder(), makeScratchFolder()];
  chownSync(dataDir, user.uid, user.gid);
  const script = copyProject(projectDir);

  const application = startApplication(dataDir, { script, user });
  await application.ready();
  expect(application.log.join('\n')).toContain('is incomplete and cannot be written');
  const libraries = join(projectDir, relative(PROJECT, locatePackage()), 'native/lib');
  expect(existsSync(join(libraries, 'libpq.so.5'))).toBe(false);
});
