import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Figures, Part } from './figures.ts';
import type { Run } from './history.ts';

const file = 'docs/performance.md';
const marker = '<!-- Written by npm run bench, from here on. -->';

/** A table in Markdown. */
export function tableOf({ head, rows }: Pick<Figures, 'head' | 'rows'>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const takenAt = ({ day, commit, machine }: Run) => `${day}, ${commit}, ${machine}`;

function sectionOf({ name, title }: Part, history: readonly Run[]): string {
  const [latest, ...earlier] = history.filter(({ part }) => part === name);
  if (!latest) return `## ${title}\n\nNot measured yet: \`npm run bench -- ${name}\`.`;
  const before = earlier.map(
    (run) => `<details><summary>Before: ${takenAt(run)}</summary>\n\n${tableOf(run)}\n\n</details>`,
  );
  return [`## ${title}`, latest.about, `_${takenAt(latest)}_`, tableOf(latest), ...before].join(
    '\n\n',
  );
}

/** Writes docs/performance.md anew below its marker; what stands above is written by hand. */
export function writeDocument(parts: readonly Part[], history: readonly Run[]): void {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : `# Performance\n\n${marker}`;
  const byHand = written.slice(0, written.indexOf(marker));
  const sections = parts.map((part) => sectionOf(part, history));
  writeFileSync(file, `${byHand}${marker}\n\n${sections.join('\n\n')}\n`);
}
