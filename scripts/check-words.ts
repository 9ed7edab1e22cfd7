/**
 * Rejects English texts in the sources of the site, and of what it shares with the back office, outside their words files: the
 * Urdu site would show them. It reports text
 * between tags, attributes that are read to somebody, and strings that look like a sentence.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { vehicles } from '#catalogue/vehicles.ts';

/** Attributes and properties whose text a visitor reads or hears. */
const readNames = new Set([
  'alt',
  'aria-label',
  'aria-roledescription',
  'description',
  'heading',
  'hint',
  'label',
  'legend',
  'note',
  'placeholder',
  'submitLabel',
  'summary',
  'text',
  'title',
]);

/** TypeScript's expressions with a value, such as `a as const`. */
const hasValue = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Nodes whose value is one of those below them. */
const passes = new Set([
  'ConditionalExpression',
  'JSXExpressionContainer',
  'LogicalExpression',
  'TemplateLiteral',
]);

interface SyntaxNode {
  type: string;
  loc: { start: { line: number } };
}

interface Found {
  line: number;
  text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

/** The names of models are the same in each language; some forms write HAVAL as Haval. */
const isModelName = (text: string) =>
  vehicles.some(({ label }) => label.toLowerCase() === text.toLowerCase());
/** Class names, such as 'mt-2 md:text-lg', under a key such as `title`. */
const isClasses = (text: string) =>
  /[:\d]/.test(text) && text.split(' ').every((name) => /^[a-z]+[-:][^\s\p{Lu}]+$/u.test(name));
const hasWord = (text: string) => /\p{L}{2}/u.test(text) && !isClasses(text);
/** A capitalized word and another one: no class name, address or key has that. */
const isSentence = (text: string) => /\p{Lu}[\p{Ll}’]*[,.:;]? \p{L}/u.test(text);

/** Returns what a node holds as text, or null; `TemplateElement` is a piece of a template literal. */
function readText(node: SyntaxNode): string | null {
  const { value } = node as { value?: string | { cooked: string } };
  if (typeof value === 'string') return value;
  return node.type === 'TemplateElement' && typeof value === 'object' ? value.cooked : null;
}

/** Returns the name of an attribute or property, or '' for other nodes. */
function readName(node: SyntaxNode): string {
  const { name, key } = node as { name?: { name?: string }; key?: { name?: string } };
  if (node.type === 'JSXAttribute') return name?.name ?? '';
  return node.type === 'ObjectProperty' ? (key?.name ?? '') : '';
}

/** What no language changes: imports, types, messages for developers, the site's name, and the color that finds a picture. */
function hasNoWords(node: SyntaxNode): boolean {
  const { callee, id } = node as { callee?: { name?: string }; id?: { name?: string } };
  const isType = node.type.startsWith('TS') && !hasValue.has(node.type);
  const isError = node.type === 'NewExpression' && callee?.name === 'Error';
  const isPicture = node.type === 'CallExpression' && callee?.name === 'paintedView';
  const isName = id?.name === 'siteName' || isPicture;
  return isType || isError || isName || node.type.startsWith('Import');
}

/** Collects the texts below a node. `isRead` says that the node is the value of a name that is read to somebody. */
function collect(node: SyntaxNode, isRead: boolean, found: Found[]): void {
  if (hasNoWords(node)) return;
  const text = readText(node);
  const isShown = node.type === 'JSXText' || isRead ? hasWord : isSentence;
  if (text !== null && isShown(text) && !isModelName(text)) {
    found.push({ line: node.loc.start.line, text: text.trim().replaceAll(/\s{1,99}/g, ' ') });
  }
  const name = readName(node);
  for (const [key, value] of Object.entries(node)) {
    const isReadNow = name
      ? key === 'value' && readNames.has(name)
      : isRead && passes.has(node.type);
    for (const child of [value].flat()) if (isNode(child)) collect(child, isReadNow, found);
  }
}

/** Finds English texts in a source. Returns a line for each: its number and the text. */
export function findTexts(source: string, file: string): string[] {
  const { program } = parse(source, {
    sourceType: 'module',
    attachComment: false,
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const found: Found[] = [];
  collect(program as SyntaxNode, false, found);
  return found.map(({ line, text }) => `${line}: “${text}” belongs in a words file`);
}

/** Whether a file's texts must be in words files. */
const isChecked = (file: string) => !/\.test\.tsx?$|\/words(?:\.ur)?\.ts$/.test(file);

function checkAll(): number {
  const files = execFileSync(
    'git',
    ['ls-files', 'site/*.ts', 'site/*.tsx', 'ui/*.ts', 'ui/*.tsx'],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file && existsSync(file) && isChecked(file));
  const texts = files.flatMap((file) =>
    findTexts(readFileSync(file, 'utf8'), file).map((fault) => `${file}:${fault}`),
  );
  for (const text of texts) console.error(text);
  return texts.length;
}

if (import.meta.main) process.exit(checkAll() > 0 ? 1 : 0);
