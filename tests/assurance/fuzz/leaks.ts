import { homedir, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

// No response may reveal where the product is installed, internal errors or SQL.
const project = fileURLToPath(new URL('../../../', import.meta.url));

const paths = [project, `${tmpdir()}/`, `${homedir()}/`, 'node_modules', 'file:///'];

const patterns = [
  /\bat .{1,80}[:(][^\s:]+\.[cm]?[jt]s:\d+:\d+/,
  /\b(Type|Reference|Range|Syntax)Error\b/,
  /Failed query|syntax error at or near|invalid input syntax|violates [a-z-]+ constraint/,
  /(select|insert into|update|delete from) "[a-z_]+"/i,
  /\b(relation|column|function) "?[a-z_.]+"? does not exist/,
  /invalid byte sequence|unsupported Unicode escape|ECONN|ENOENT|\bE[A-Z]{4,}: /,
];

/** Returns the internal detail that a response reveals, or null. */
export function findLeak(text: string): string | null {
  const leakedPath = paths.find((path) => text.includes(path));
  if (leakedPath) return leakedPath;
  return patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean) ?? null;
}
