import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { productRoot } from './product-root.ts';

it('productRoot is the folder of the product’s package.json', () => {
  const { name } = JSON.parse(readFileSync(path.join(productRoot, 'package.json'), 'utf8'));
  expect(name).toBe('haval-distributor');
});

it('no other server file locates files relative to itself, as bundling moves it', () => {
  const sources = globSync('{server,contract,catalogue}/**/*.ts', { cwd: productRoot });
  const offenders = sources.filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /import\.meta\.(dirname|filename|url)/.test(
        readFileSync(path.join(productRoot, file), 'utf8').replace(/createRequire\(.*\)/, ''),
      ),
  );
  expect(offenders).toEqual(['server/platform/product-root.ts']);
});
