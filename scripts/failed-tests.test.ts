import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('failed tests, files that cannot be loaded and unhandled errors are written with their first line', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reported-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write(
    'fails.test.js',
    "test('passes', () => {}); test('fails', () => { throw new Error('a\\nb'); });",
  );
  write('loads.test.js', "throw new Error('cannot load');");
  write('rejects.test.js', "test('passes', () => { Promise.reject(new Error('nobody waits')); });");
  const file = path.join(folder, 'failed-tests.txt');
  const run = promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--root', folder, '--globals'],
      `--reporter=${path.join(root, 'scripts/failed-tests.ts')}`,
    ],
    { env: { ...process.env, FAILED_TESTS_FILE: file } },
  );
  await expect(run).rejects.toMatchObject({ code: 1 });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual([
    'fails.test.js › fails',
    '  a',
    'loads.test.js',
    '  cannot load',
    'outside of tests',
    '  nobody waits',
  ]);
});
