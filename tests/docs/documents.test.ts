import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#server/platform/env.ts';

const listFolder = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);
const decisions = listFolder('docs/decisions');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/accessibility.md',
  'docs/architecture.md',
  'docs/browsers.md',
  'docs/operations.md',
  'docs/asvs.md',
  'docs/assurance.md',
  'docs/assurance-method.md',
  'docs/faults.md',
  'docs/threat-model.md',
  'docs/performance.md',
  'docs/tests.md',
  'studio/README.md',
  ...listFolder('docs/spec'),
  ...decisions,
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const roots = 'admin|bench|catalogue|contract|docs|scripts|server|site|tests|ui';

/** Lists the anchors that GitHub generates for a document's headings. */
function listAnchors(document: string): string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files that exist', () => {
    const named = text.matchAll(new RegExp(`\`((?:${roots})/[\\w./-]*)\``, 'g'));
    const linked = text.matchAll(/\]\((?!https?:|#)([^)#]+)/g);
    for (const [, file] of [...named, ...linked]) {
      const fromDocument = path.join(path.dirname(document), String(file));
      expect(existsSync(String(file)) || existsSync(fromDocument), file).toBe(true);
    }
  });

  it('links only to headings that exist', () => {
    for (const [, file = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)) {
      const target = file === '' ? document : path.join(path.dirname(document), file);
      expect(listAnchors(target), `${file}#${anchor}`).toContain(anchor);
    }
  });

  it('names only scripts that exist', () => {
    for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts), name).toContain(name);
    }
  });
});

it('comments in the code link only to files and headings of docs/spec that exist', () => {
  const sources = execFileSync(
    'git',
    ['grep', '-lI', 'docs/spec/', '--', '*.ts', '*.tsx', '*.mjs'],
    {
      encoding: 'utf8',
    },
  ).trim();
  for (const source of sources.split('\n')) {
    if (source.startsWith('tests/docs/')) continue;
    const links = readFileSync(source, 'utf8').matchAll(/(docs\/spec\/[\w-]+\.md)(?:#([\w-]+))?/g);
    for (const [link, file = '', anchor] of links) {
      expect(existsSync(file), `${source}: ${link}`).toBe(true);
      if (anchor) expect(listAnchors(file), `${source}: ${link}`).toContain(anchor);
    }
  }
});

describe.each(decisions)('%s', (decision) => {
  const [title = '', , status = '', date = ''] = readFileSync(decision, 'utf8').split('\n');

  it('starts with the number of its file, a status and a date', () => {
    expect(title).toMatch(/^# \d+\. \S/);
    expect(path.basename(decision)).toMatch(
      new RegExp(`^${title.slice(2, title.indexOf('.')).padStart(3, '0')}-[a-z0-9-]+\\.md$`),
    );
    expect(status).toMatch(/^Status: (accepted|superseded)/);
    expect(date).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/);
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

it('README.md says how long the three commands for tests take', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(readme).toMatch(/``` npm test ``` .{0,400} On two cores it takes about \d+ minutes\./);
  for (const command of ['check', 'test:whole']) {
    const [, what] = readme.split(`| \`npm run ${command}\` |`);
    expect(what?.split('|')[0]).toMatch(/ It takes about \d+ minutes\. $/);
  }
});
