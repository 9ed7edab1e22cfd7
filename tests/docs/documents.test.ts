import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#server/env.ts';

const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
const documents = [
  'README.md',
  'docs/operations.md',
  'docs/asvs.md',
  'studio/README.md',
  ...decisions,
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const roots = 'admin|bench|catalogue|contract|docs|scripts|server|site|tests|ui';

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files that exist', () => {
    const named = text.matchAll(new RegExp(`\`((?:${roots})/[\\w./-]*)\``, 'g'));
    const linked = text.matchAll(/\]\((?!https?:)([^)]+)\)/g);
    for (const [, file] of [...named, ...linked]) {
      const fromDocument = path.join(path.dirname(document), String(file));
      expect(existsSync(String(file)) || existsSync(fromDocument), file).toBe(true);
    }
  });

  it('names only scripts that exist', () => {
    for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts), name).toContain(name);
    }
  });
});

it('README.md and .env.example name every setting, and no other', () => {
  const readme = readFileSync('README.md', 'utf8');
  const table = readme.slice(readme.indexOf('| setting |'), readme.indexOf('Running it for real'));
  const rows = [...table.matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell ?? '').slice(2);
  const inReadme = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const example = readFileSync('.env.example', 'utf8');
  const inExample = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(inReadme.sort()).toEqual([...settingNames].sort());
  expect(inExample.sort()).toEqual([...settingNames].sort());
});
