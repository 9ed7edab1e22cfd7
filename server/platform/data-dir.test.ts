import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDataDirMode, makeDataDirPrivate } from './data-dir.ts';

let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'test-data-dir-'));
  dataDir = path.join(parent, 'above', 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const readMode = (dir: string) => (statSync(dir).mode & 0o777).toString(8);
const makeDir = (mode: number) => {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, mode);
};

it('lets other users traverse DATA_DIR only if root starts the embedded database', () => {
  expect(chooseDataDirMode({ DATABASE_URL: undefined }, 0)).toBe(0o711);
  expect(chooseDataDirMode({ DATABASE_URL: undefined }, 1000)).toBe(0o700);
  expect(chooseDataDirMode({ DATABASE_URL: 'postgres://db/app' }, 0)).toBe(0o700);
  expect(chooseDataDirMode({ DATABASE_URL: 'postgres://db/app' }, 1000)).toBe(0o700);
});

describe.each([0o700, 0o711])('with the mode %o', (mode) => {
  it('creates a private folder', async () => {
    expect(await makeDataDirPrivate(dataDir, mode)).toBe(true);
    expect(readMode(dataDir)).toBe(mode.toString(8));
  });

  it('makes the folder of an earlier version private', async () => {
    makeDir(0o755);
    for (const name of ['files', 'postgres']) mkdirSync(path.join(dataDir, name));
    writeFileSync(path.join(dataDir, 'admin-path'), 'office');
    expect(await makeDataDirPrivate(dataDir, mode)).toBe(true);
    expect(readMode(dataDir)).toBe(mode.toString(8));
  });

  it('leaves a folder that holds other files unchanged', async () => {
    makeDir(0o755);
    writeFileSync(path.join(dataDir, 'notes of the operator'), 'text');
    expect(await makeDataDirPrivate(dataDir, mode)).toBe(false);
    expect(readMode(dataDir)).toBe('755');
  });

  it('keeps a mode that is stricter already', async () => {
    makeDir(0o500);
    expect(await makeDataDirPrivate(dataDir, mode)).toBe(true);
    expect(readMode(dataDir)).toBe('500');
  });
});
