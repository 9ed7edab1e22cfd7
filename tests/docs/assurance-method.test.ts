import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const suites = readdirSync('tests/assurance')
  .filter((name) => /\.(test|spec)\.ts$/.test(name))
  .map((name) => `tests/assurance/${name}`);

const [, table = ''] = readFileSync('docs/assurance-method.md', 'utf8').split(/^## Suites$/m);
const rows = table.slice(0, table.indexOf('\n## ')).split('\n');

it.each(suites)('docs/assurance-method.md has a complete row for %s', (suite) => {
  const found = rows.filter((row) => row.split('|')[1]?.includes(`\`${suite}\``));
  expect(found).toHaveLength(1);
  expect(found[0]?.split(/ \| |^\| | \|$/).filter(Boolean)).toHaveLength(5);
});
