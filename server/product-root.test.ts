import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { productRoot } from './product-root.ts';

it('the product’s folder is the one with its package', () => {
  const { name } = JSON.parse(readFileSync(path.join(productRoot, 'package.json'), 'utf8'));
  expect(name).toBe('haval-distributor');
});

it('nothing else in the server finds files by its own place, which is another one once it is built', () => {
  const sources = globSync('{server,contract,catalogue}/**/*.ts', { cwd: productRoot });
  const relying = sources.filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /import\.meta\.(dirname|filename|url)/.test(
        readFileSync(path.join(productRoot, file), 'utf8').replace(/createRequire\(.*\)/, ''),
      ),
  );
  expect(relying).toEqual(['server/product-root.ts']);
});
