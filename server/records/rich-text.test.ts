import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFormattedText } from './rich-text.ts';

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

it.each([
  'One line.\n\nAnother paragraph\nin two lines.',
  'Prices * are > than #1, <b>said</b> `he` & she_did_it 2*3*4 ~~x~~ &amp; \\n ![a] [b]',
  '    four spaces\n\n---\n\n===\n> quoted\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  'See https://cars.example/models/haval-h6.',
  '',
])('the plain text %j is not a formatted one', (text) => {
  expect(parseFormattedText(text)).toBeUndefined();
});

it('headings, bold, links and lists are known', () => {
  const text = `# First
Text with **bold [link](https://cars.example/a?b=1) words**.

### Second

- one
- **two**
  1. nested

3. three
4. [Call](tel:+924200000000), [write](mailto:a@cars.example), [see](/models)`;
  expect(parseFormattedText(text)).toEqual([
    { type: 'heading', level: 1, children: ['First'] },
    paragraph(
      'Text with ',
      {
        type: 'bold',
        children: [
          'bold ',
          { type: 'link', href: 'https://cars.example/a?b=1', children: ['link'] },
          ' words',
        ],
      },
      '.',
    ),
    { type: 'heading', level: 2, children: ['Second'] },
    {
      type: 'list',
      start: null,
      items: [
        [paragraph('one')],
        [
          paragraph({ type: 'bold', children: ['two'] }),
          { type: 'list', start: 1, items: [[paragraph('nested')]] },
        ],
      ],
    },
    {
      type: 'list',
      start: 3,
      items: [
        [paragraph('three')],
        [
          paragraph(
            { type: 'link', href: 'tel:+924200000000', children: ['Call'] },
            ', ',
            { type: 'link', href: 'mailto:a@cars.example', children: ['write'] },
            ', ',
            { type: 'link', href: '/models', children: ['see'] },
          ),
        ],
      ],
    },
  ]);
});

it('what is not known stays text, beside what is', () => {
  const text = '**b** _i_ *j* __k__ <img src=x> `c` ~~d~~ &lt; \\* ![p](/q.png)\n    > q\n---';
  expect(parseFormattedText(text)).toEqual([
    paragraph(
      { type: 'bold', children: ['b'] },
      expect.stringContaining(' _i_ *j* __k__ <img src=x> `c` ~~d~~ &lt; \\* ![p](/q.png)'),
    ),
  ]);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'evil.example',
  'blob:https://x.example/1',
  'javascript&#58;alert(1)',
  'http:javascript',
])('a link to %j stays text', (href) => {
  const text = `[a](${href}) [b](<${href}>)`;
  expect(JSON.stringify(parseFormattedText(text))).not.toContain('"link"');
});

/** The nesting depth of lists or bold texts. */
function measureDepth(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  const own = 'type' in tree && ['list', 'bold'].includes(String(tree.type)) ? 1 : 0;
  return own + Math.max(0, ...Object.values(tree).map(measureDepth));
}

it.each([
  ['lists in one line', '1. '.repeat(6_000)],
  [
    'lists in lines',
    Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  ],
  ['bold texts', `${'**a '.repeat(2_500)}${'b** '.repeat(2_500)}`],
  ['bold and links', `${'**[x '.repeat(2_000)}${'](/a)** '.repeat(1_200)}`],
])('%s within each other are parsed to a limited depth', (_, text) => {
  const body = parseFormattedText(text);
  expect(measureDepth(body)).toBeLessThanOrEqual(8);
  expect(JSON.stringify(body)).toContain('"type"');
});

const marks = [
  '#',
  '# ',
  '- ',
  '1. ',
  '**',
  '[',
  '](',
  ')',
  '<',
  '>',
  '`',
  '|',
  '---',
  '=',
  '*',
  '_',
  '    ',
  '\n',
  'a',
];

it('any text can be parsed, and loses no letter', () => {
  const texts = fc
    .array(fc.constantFrom(...marks), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const body = parseFormattedText(text);
      // The URL of a link is not shown.
      if (body && !text.includes('](')) expect(countLetters(body)).toBe(countLetters(text));
    }),
    { numRuns: 500 },
  );
});

/** Counts the letters of the texts in a tree, without its property names. */
const countLetters = (tree: unknown): number => {
  if (typeof tree === 'string') return tree.split('a').length - 1;
  if (Array.isArray(tree)) return tree.reduce((sum: number, part) => sum + countLetters(part), 0);
  const { children = [], items = [] } = tree as { children?: unknown[]; items?: unknown[] };
  return countLetters(children) + countLetters(items);
};
