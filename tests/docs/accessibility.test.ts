import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessibilitySections } from '#site/legal/accessibility/sections.ts';

const document = readFileSync('docs/accessibility.md', 'utf8');

const findSection = (id: string) => accessibilitySections.find((section) => section.id === id);

/** The points of a list that follows a line of the document, each in one line. */
function listPoints(intro: string): string[] {
  const [, after] = document.split(`${intro}\n\n`);
  const [list = ''] = after?.split('\n\n') ?? [];
  return list
    .split(/^- /m)
    .slice(1)
    .map((point) => point.replace(/\s+/g, ' ').trim());
}

describe('docs/accessibility.md and the page /accessibility', () => {
  it('name the same gaps of the site, in the same words', () => {
    const { points = [] } = findSection('limits') ?? {};
    expect(points.length).toBeGreaterThan(0);
    expect(listPoints('On the site, in the words of the page /accessibility:')).toEqual(points);
  });

  it('aim for the same version and level of WCAG', () => {
    const aims = [findSection('aim')?.paragraphs?.join(' ') ?? '', document].map((text) => [
      /2\.\d/.exec(text)?.[0],
      /level (A+)/.exec(text)?.[1],
    ]);
    expect(aims).toEqual([
      ['2.2', 'AA'],
      ['2.2', 'AA'],
    ]);
  });
});

it('docs/accessibility.md names only parts of the product that exist', () => {
  const parts = [...document.matchAll(/^\| .* \| (.*) \|$/gm)]
    .flatMap(([, where = '']) => where.split(', '))
    .filter((where) => /^(admin|site|ui)\//.test(where));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !existsSync(part))).toEqual([]);
});
