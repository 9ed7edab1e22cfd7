import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makePdf } from '#tests/files/documents.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { runValidation } from './run-validation.ts';

const dir = makeReachableDir('test-validation-');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = path.join(dir, 'cv.pdf');
writeFileSync(file, makePdf());
const task = { kind: 'validate', path: file, extension: 'pdf' } as const;
const refusal = { code: 'invalid', message: expect.stringMatching(/takes too long/) };

/** Writes the script of a fake worker thread that runs `work` for each file. */
function writeWorker(name: string, work: string): string {
  const entryFile = path.join(dir, `${name}.mjs`);
  const start = "import { parentPort } from 'node:worker_threads';";
  writeFileSync(entryFile, `${start}\nparentPort.on('message', () => { ${work} });\n`);
  return entryFile;
}

it('stops an endless validation, rejects its file without blocking the event loop and validates the next file', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 50);
  const endless = runValidation(task, 'a', {
    entryFile: writeWorker('endless', 'for (;;);'),
    limitMs: 1500,
  });
  await expect(endless).rejects.toMatchObject(refusal);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(3);
  await expect(runValidation(task, 'a')).resolves.toBeNull();
});

it('rejects a file whose validation takes too much memory, and validates the next file', async () => {
  const work = 'const all = []; for (;;) all.push(Array(1_000_000).fill(all.length));';
  const greedy = runValidation(task, 'b', {
    entryFile: writeWorker('greedy', work),
    limitMs: 60_000,
  });
  await expect(greedy).rejects.toMatchObject(refusal);
  await expect(runValidation(task, 'b')).resolves.toBeNull();
}, 90_000);

it('rethrows a disk error with its codes', async () => {
  const missing = runValidation({ ...task, path: path.join(dir, 'missing.pdf') }, 'c');
  await expect(missing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
}, 20_000);
