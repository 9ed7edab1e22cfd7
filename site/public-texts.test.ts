import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

const isComment = (line: string) => /^(\/\/|\/?\*|\{\/\*)/.test(line.trim());

/** The sources of public texts without comments and without identifiers, which are American English. */
const texts = globSync(['site/**/*.{ts,tsx}', 'catalogue/**/*.ts'], { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return { file, text: lines.filter((line) => !isComment(line)).join('\n') };
  });

const list = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );

it.each([
  'daily way',
  'To take along',
  'at hand',
  'bow to stern',
  'HAVAL fleet',
  'is no secret',
  'The brand starts',
  'to be done',
])('no public text says “%s”', (phrase) => {
  expect(texts.length).toBeGreaterThan(200);
  expect(list(new RegExp(phrase, 'gi'))).toEqual([]);
});

it('the public texts spell tyre and licence as in Britain, except where a text is prescribed', () => {
  expect(list(/\b[Tt]ires?\b/g)).toEqual([]);
  const licenses = list(/[Dd]riving license\b[^.<']*/g).map((found) => found.split(': ')[1]);
  const prescribed = 'driving license and agree to the terms and conditions';
  expect([...new Set(licenses)]).toEqual([prescribed]);
});
