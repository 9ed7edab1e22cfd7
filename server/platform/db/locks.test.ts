import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { advisoryLocks } from '#server/platform/locks.ts';
import { productRoot } from '#server/platform/product-root.ts';

it('no two advisory locks have the same key', () => {
  const keys = Object.values(advisoryLocks);
  expect(keys.length).toBeGreaterThan(4);
  expect(new Set(keys).size).toBe(keys.length);
});

it('every server file that takes an advisory lock gets its key from advisoryLocks', () => {
  const takers = globSync('server/**/*.ts', { cwd: productRoot })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, code: readFileSync(path.join(productRoot, file), 'utf8') }))
    .filter(({ code }) => /pg_(try_)?advisory_/.test(code));
  expect(takers.length).toBeGreaterThan(4);
  const others = takers.filter(({ code }) => !code.includes('advisoryLocks.'));
  expect(others.map(({ file }) => file)).toEqual([]);
});
