/**
 * Rejects regular expressions that take more than linear time on some text: with one of them, a file of
 * 4 KB blocked the server for half a minute. Checks all sources that Git knows. Expressions that a program builds
 * while it runs cannot be checked, so the product builds none.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type ParserPlugin, parse } from '@babel/parser';
import { analyse } from 'scslre';
import { findRepeatedStart } from './repeated-starts.ts';

interface Expression {
  pattern: string;
  flags: string;
  line: number;
}

interface SyntaxNode {
  type: string;
  loc: { start: { line: number } };
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

/** Collects the regular expressions below a node of the syntax tree. */
function collect(node: SyntaxNode, found: Expression[]): void {
  const { line } = node.loc.start;
  if (node.type === 'RegExpLiteral') found.push({ ...(node as unknown as Expression), line });
  for (const value of Object.values(node).flat()) if (isNode(value)) collect(value, found);
}

/** Whether a file may search text from outside; tests and scripts search only their own. */
const isProduct = (file: string) =>
  /^(?:admin|catalogue|contract|server|site|ui)\//.test(file) && !/\.test\.tsx?$/.test(file);

/** Collects the lines below a node that build an expression from text. */
function collectBuilders(node: SyntaxNode, found: number[]): void {
  const { callee } = node as { callee?: SyntaxNode & { name?: string } };
  if (callee?.type === 'Identifier' && callee.name === 'RegExp') found.push(node.loc.start.line);
  for (const value of Object.values(node).flat()) if (isNode(value)) collectBuilders(value, found);
}

function findBuilders(program: SyntaxNode, file: string): string[] {
  if (!isProduct(file)) return [];
  const lines: number[] = [];
  collectBuilders(program, lines);
  return lines.map((line) => `${line}: builds an expression, which cannot be checked`);
}

function findFaults({ pattern, flags, line }: Expression, file: string): string[] {
  const { reports } = analyse({ source: pattern, flags });
  const texts = reports.map(({ character }) => character.pick);
  const start = isProduct(file) ? findRepeatedStart(pattern, flags) : null;
  if (start) texts.push(start);
  return texts.map(
    (text) => `${line}: /${pattern}/${flags} is slow on many ${JSON.stringify(text)}`,
  );
}

/**
 * Describes a source's slow expressions (line, expression, and a text that is slow to match), and the expressions that
 * it builds at run time.
 */
export function findSlowExpressions(source: string, file: string): string[] {
  const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const { program } = parse(source, { sourceType: 'module', plugins });
  const found: Expression[] = [];
  const root = program as unknown as SyntaxNode;
  collect(root, found);
  return [
    ...found.flatMap((expression) => findFaults(expression, file)),
    ...findBuilders(root, file),
  ];
}

function checkAll(): number {
  const list = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.js'];
  const known = execFileSync('git', list, { encoding: 'utf8' }).split('\n').filter(Boolean);
  // Git also lists deleted files whose deletion is not committed.
  const files = known.filter((file) => existsSync(file));
  const slow = files.flatMap((file) =>
    findSlowExpressions(readFileSync(file, 'utf8'), file).map((fault) => `${file}:${fault}`),
  );
  for (const fault of slow) console.error(fault);
  return slow.length;
}

if (import.meta.main) process.exit(checkAll() > 0 ? 1 : 0);
