/**
 * `npm run bench [-- part …]`: measures the named parts, by default all, one after another, and writes
 * docs/performance.md. Fails if a bar is missed. `npm run bench -- document` only writes the page from the
 * stored figures.
 */
import { formatTable, writeDocument } from './document.ts';
import { readHistory, storeRun } from './history.ts';
import { parts } from './parts.ts';

const names = process.argv.slice(2);
const isDocumentOnly = names.length === 1 && names[0] === 'document';
const unknown = names.find((name) => !parts.some((part) => part.name === name));
if (unknown && !isDocumentOnly) {
  throw new Error(
    `there is no part ${unknown}; the parts are ${parts.map(({ name }) => name).join(', ')}`,
  );
}

const chosen = parts.filter(({ name }) => names.length === 0 || names.includes(name));
if (isDocumentOnly) writeDocument(parts, readHistory());

for (const part of chosen) {
  console.log(`\n── ${part.title}`);
  const figures = await part.measure();
  writeDocument(parts, storeRun(part.name, figures));
  console.log(formatTable(figures));
  for (const missed of figures.missed) console.log(`Missed: ${missed}`);
  if (figures.missed.length > 0) process.exitCode = 1;
}
