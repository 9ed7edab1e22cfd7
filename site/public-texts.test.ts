import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Where visitors' texts are: pages, catalogue, forms and their messages, emails, brochures and sample content. */
const sources = [
  'site/**/*.{ts,tsx}',
  'catalogue/**/*.ts',
  'contract/**/*.ts',
  'server/platform/mail/**/*.ts',
  'server/resources/**/*.ts',
  'server/delivery/quotes/**/*.ts',
  'studio/documents/**/*.ts',
];

/** Tests, descriptions of the API and class names are not texts for visitors, and those in Urdu are not English. */
const isOther = (file: string) => /\.test\.|\bdocs\.ts$|\bwords\.ur\.ts$/.test(file);

interface SyntaxNode {
  type: string;
  value?: unknown;
  name?: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

const isClassName = ({ type, name }: SyntaxNode) =>
  type === 'JSXAttribute' && isNode(name) && name.name === 'className';

/** Collects the texts below a node of the syntax tree: strings, parts of templates and text between tags. */
function collectTexts(node: SyntaxNode, found: string[]): void {
  if (isClassName(node)) return;
  if (node.type === 'StringLiteral' || node.type === 'JSXText') found.push(String(node.value));
  if (node.type === 'TemplateElement') found.push((node.value as { cooked: string }).cooked);
  for (const value of Object.values(node).flat()) if (isNode(value)) collectTexts(value, found);
}

const texts = globSync(sources, { cwd: root })
  .filter((file) => !isOther(file))
  .flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const tree = parse(source, {
      sourceType: 'module',
      plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    });
    const found: string[] = [];
    collectTexts(tree.program, found);
    return found.map((text) => ({ file, text }));
  });

const list = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );

it('the texts are those of pages, messages, emails, documents and sample content', () => {
  for (const sentence of [
    'Bring your driving licence',
    'Please bring your CNIC when you visit',
    'with their colours and prices',
    'Pictures are illustrative, made by computer',
    'Please bring your driving licence and your CNIC.',
    'The best way to know a car is to drive it',
  ]) {
    expect(list(new RegExp(sentence, 'g')), sentence).not.toEqual([]);
  }
});

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
  expect(list(new RegExp(phrase, 'gi'))).toEqual([]);
});

it('the public texts spell tyre, colour and licence as in Britain, except where a text is prescribed', () => {
  const isSpelledTire = ({ text }: { text: string }) =>
    text !== 'Tire Rotation' && /\b[Tt]ires?\b/.test(text);
  expect(texts.filter(isSpelledTire)).toEqual([]);
  // Field names are single words, and style names precede a colon.
  const isSpelledColor = ({ text }: { text: string }) =>
    text.includes(' ') && /(?<![-\w])[Cc]olors?(?![-\w:=])/.test(text);
  expect(texts.filter(isSpelledColor)).toEqual([]);
  const licenses = list(/[Dd]riving license\b[^.<']*/g).map((found) => found.split(': ')[1]);
  const prescribed = 'driving license and agree to the terms and conditions';
  expect([...new Set(licenses)]).toEqual([prescribed]);
});
