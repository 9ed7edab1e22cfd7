import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { uploadRules } from '#contract/http/uploads.ts';
import { validateContent } from '#server/platform/files/validation/validate-content.ts';
import { productRoot } from '#server/platform/product-root.ts';
import { makeDoc, makeDocx } from '#tests/files/documents.ts';
import { buildPdfWith, objectStream, pdfStream } from '#tests/files/pdf.ts';
import { makePng } from '#tests/files/png.ts';
import { makeVideo } from '#tests/files/videos.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';

const dir = makeReachableDir('test-literals-');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const megabyte = 1024 * 1024;
/** Three times what it takes on a slow processor; a search that backtracks takes seconds. */
const maxMs = 300;

const sources = path.join(productRoot, 'server/platform/files/validation');

const decodeEscapes = (text: string) =>
  text
    .replace(/\\x([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\\0', '\0')
    .replaceAll('\\', '');

/** Converts a string literal of the sources to the bytes in files; it may be written in hexadecimal. */
const asBytes = (quoted: string) =>
  /^(?:[0-9a-f]{2}){2,}$/.test(quoted)
    ? Buffer.from(quoted, 'hex').toString('latin1')
    : decodeEscapes(quoted);

/** Returns the literal texts in a pattern, without classes and operators. */
const extractTexts = (pattern: string) =>
  pattern
    .replace(/\\[sdbw]|\[[^\]]{0,60}\]|\(\?:|\{[\d,]{1,9}\}/gi, ' ')
    .split(/[ |()^$*+?.]/)
    .map(decodeEscapes);

const quotes = /'([^'\n]{1,60})'/g;
const patterns = /[=(,[] ?\/((?:[^/\\\n]|\\.){2,120})\/[a-z]{0,3}[;,.)]/g;

/** Collects everything that the validations search for: string literals, and texts in patterns. */
const findLiterals = () =>
  readdirSync(sources)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(sources, file), 'utf8').replace(/^import .*$/gm, ''))
    .flatMap((source) => [
      ...Array.from(source.matchAll(quotes), ([, quoted = '']) => asBytes(quoted)),
      ...Array.from(source.matchAll(patterns), ([, pattern = '']) => extractTexts(pattern)).flat(),
    ])
    .filter(Boolean);

/** Texts that can make a search backtrack again and again. The first one once took half a minute. */
const slowTexts = [
  'attachedTemplate"',
  '<Relationship ',
  '0 0 obj',
  '0 0 obj(',
  '0 0 obj<',
  '(',
  '<<',
];
const literals = [...new Set([...findLiterals(), ...slowTexts])];

type Carrier = readonly [what: string, extension: string, make: (filling: Buffer) => Buffer];

const relationships = (name: number, content: Buffer) => ({
  name: `word/_rels/${name}.xml.rels`,
  content,
});

/** Builds files with 1 MB of a text in each place that a validation searches. */
const carriers: readonly Carrier[] = [
  ['a PDF’s objects', 'pdf', (filling) => buildPdfWith('', [filling])],
  ['a PDF’s stream', 'pdf', (filling) => buildPdfWith('', [pdfStream('', filling)])],
  [
    'an object stream',
    'pdf',
    (text) => buildPdfWith('', [objectStream([text.toString('latin1')])]),
  ],
  ['a DOCX’s relationships', 'docx', (filling) => makeDocx([relationships(1, filling)])],
  [
    'sixteen parts with relationships',
    'docx',
    (filling) =>
      makeDocx([...Array(16).keys()].map((part) => relationships(part, filling.subarray(-65_000)))),
  ],
  ['a DOCX’s text', 'docx', (content) => makeDocx([{ name: 'word/a.xml', content }])],
  ['a DOC', 'doc', (filling) => Buffer.concat([makeDoc(), filling])],
  ['a picture', 'png', (filling) => Buffer.concat([makePng(9, 9), filling])],
  ...Object.entries(makeVideo).map(
    ([extension, make]): Carrier => [
      `a video (${extension})`,
      extension,
      (filling) => Buffer.concat([make(), filling]),
    ],
  ),
  ...[...uploadRules.cv.extensions, ...uploadRules.pictureOrVideo.extensions].map(
    (extension): Carrier => [`a whole file (${extension})`, extension, (filling) => filling],
  ),
];

/** Measures CPU time in milliseconds, which excludes other processes: the minimum of up to ten runs. */
async function measure(file: string, extension: string): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 10 && shortest >= maxMs; run += 1) {
    const before = process.threadCpuUsage();
    await validateContent(file, extension).catch(() => {});
    const { user, system } = process.threadCpuUsage(before);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

it('finds the texts that validations search for in their sources', () => {
  const some = ['startxref', '<script', 'JavaScript', 'PK\x05\x06', 'macroEnabled', 'MZ', '%%EOF'];
  expect(literals).toEqual(expect.arrayContaining(some));
});

it.each(carriers)(
  `1 MB of any text that validations search for, in %s, takes at most ${maxMs} ms`,
  async (_what, extension, make) => {
    const file = path.join(dir, `filled.${extension}`);
    for (const literal of literals) {
      writeFileSync(file, make(Buffer.alloc(megabyte, Buffer.from(literal, 'latin1'))));
      expect(await measure(file, extension), JSON.stringify(literal)).toBeLessThan(maxMs);
    }
  },
  120_000,
);
