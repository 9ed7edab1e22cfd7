/**
 * `npm run bench [-- part …]`: measures the parts named, else all of them, one after another, and
 * writes docs/performance.md. Fails where a bar is missed.
 */
import { tableOf, writeDocument } from './document.ts';
import { keepRun } from './history.ts';
import { parts } from './parts.ts';

const names = process.argv.slice(2);
const unknown = names.find((name) => !parts.some((part) => part.name === name));
if (unknown) {
  throw new Error(`no part ${unknown}; there are ${parts.map(({ name }) => name).join(', ')}`);
}

for (const part of parts) {
  if (names.length > 0 && !names.includes(part.name)) continue;
  console.log(`\n── ${part.title}`);
  const figures = await part.measure();
  writeDocument(parts, keepRun(part.name, figures));
  console.log(tableOf(figures));
  for (const missed of figures.missed) console.log(`Missed: ${missed}`);
  if (figures.missed.length > 0) process.exitCode = 1;
}
