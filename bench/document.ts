import { writeFileSync } from 'node:fs';
import { countMet, type Part, type Table } from './figures.ts';
import type { Run } from './history.ts';

const file = 'docs/performance.md';

/** The static part of the page; the rest is generated from the figures. */
const introduction = `# Performance

How fast the product is, compared with what is possible on the same machine. \`npm run bench\` measures every part,
\`npm run bench -- growth\` one part, \`npm run bench -- document\` writes this page. A missed bar makes the command
fail. Each part's newest run is shown; \`docs/performance.json\` also holds the four before it.

**Method.** The built product runs as a process on its own embedded PostgreSQL. For a ratio both sides do
the same work in alternating rounds, so that other load affects both; figures are medians. Ratios can be
compared between machines, milliseconds cannot. Since 2026-11-25 wrk generates the load, a native program; before,
one in JavaScript needed longer for a cached page than either server, so that both came out equal.
[Why bars are missed](decisions/018-known-performance-limits.md).`;

type Section = Pick<Part, 'name' | 'title' | 'condense'>;

/** Formats a table in Markdown. */
export function formatTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats the rows of a short table: 'seconds: 12; bar: ≤ 60; met: yes'. */
const formatRows = ({ head, rows }: Table): string =>
  rows.map((cells) => head.map((name, at) => `${name}: ${cells[at]}`).join('; ')).join('. ');

const findNewest = (history: readonly Run[], { name }: Section) =>
  history.find(({ part }) => part === name);

/** Formats the first table of the page: how many bars each part meets. */
function formatOverview(parts: readonly Section[], history: readonly Run[]): string {
  const rows = parts.map((part) => {
    const run = findNewest(history, part);
    if (!run) return [part.title, `not yet: \`npm run bench -- ${part.name}\``, '', ''];
    const { met, all } = countMet(run);
    return [
      part.title,
      `${run.day}, ${run.commit}`,
      all === 0 ? 'no bars' : `${met} of ${all}`,
      run.missed.join('; ') || 'none',
    ];
  });
  return formatTable({ head: ['part', 'measured', 'bars met', 'missed'], rows });
}

function formatSection(part: Section, run: Run): string {
  const heading = `## ${part.title}`;
  const table = part.condense?.(run) ?? run;
  const about = `${run.about} (${run.day}, ${run.commit}, ${run.machine})`;
  // A table of one or two rows would take more lines than its figures.
  if (table.rows.length <= 2) return `${heading}\n${about} Measured: ${formatRows(table)}.`;
  return [`${heading}\n${about}`, formatTable(table)].join('\n\n');
}

/** Formats docs/performance.md: an overview, then the newest figures of each part. */
export function formatDocument(parts: readonly Section[], history: readonly Run[]): string {
  const sections = parts.flatMap((part) => {
    const run = findNewest(history, part);
    return run ? [formatSection(part, run)] : [];
  });
  return `${[introduction, formatOverview(parts, history), ...sections].join('\n\n')}\n`;
}

/** Writes docs/performance.md. */
export function writeDocument(parts: readonly Section[], history: readonly Run[]): void {
  writeFileSync(file, formatDocument(parts, history));
}
