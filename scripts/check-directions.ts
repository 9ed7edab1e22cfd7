/**
 * Rejects left and right in the styles of the site and of `ui`, where start and end are meant: the Urdu site is read from
 * right to left. What is left or right in each language, such as places on a picture of a car, says so in a comment that
 * begins with 'physical:' on the line before.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Files about things that are not turned around. */
const physicalFiles = new Set([
  // North is up and east is right.
  'site/dealer-finder/map/leaflet-map.tsx',
  'ui/map/map.css',
  // Applies in one direction only.
  'site/fonts/right-to-left.css',
]);

/** Utility classes, after variants such as `md:`, with what to write instead. */
const classes: [pattern: RegExp, instead: string][] = [
  [/^-?m[lr]-/, 'ms- or me-'],
  [/^-?p[lr]-/, 'ps- or pe-'],
  [/^-?(?:left|right)-/, 'inset-s- or inset-e-'],
  [/^-?scroll-[mp][lr]-/, 'the same with s or e'],
  [/^(?:text|float|clear)-(?:left|right)$/, 'start or end'],
  [/^border-[lr](?:-|$)/, 'border-s or border-e'],
  [/^rounded-(?:[lr]|[tb][lr])(?:-|$)/, 'rounded-s, rounded-ss and so on'],
  [/^-?translate-x-(?!1\/2$|.*--forward)/, 'forward-'],
  [/^-?space-x-/, 'gap-x-'],
  [/^mask-l-from-/, 'mask-start-from-'],
  [/^(?:mask-r-from-|bg-linear-to-(?:[lr]|[tb][lr])$)/, 'an angle with --forward'],
  [/^origin-(?:.+-)?(?:left|right)$/, 'origin-[var(--end,right)]'],
];

/** Declarations in style sheets. */
const declarations: [pattern: RegExp, instead: string][] = [
  [
    /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
    '-inline-start or -inline-end',
  ],
  [/^(?:left|right):/, 'inset-inline'],
  [/^border-(?:top|bottom)-(?:left|right)-radius/, 'border-start-start-radius and so on'],
  [/^(?:text-align|float|clear): (?:left|right)/, 'start or end'],
  [
    /^(?:transform-origin|background-position):.*(?<!\(--(?:start|end), )\b(?:left|right)\b/,
    'var(--start, left)',
  ],
  [/\bto (?:left|right)\b/, 'an angle with --forward'],
  [/^translate: (?!0 |none|-50%)(?!.*--forward)/, 'a length times --forward'],
];

/** Four values, of which the second and the fourth, right and left, differ. */
const fourValues = /^(?:margin|padding|inset|border-width): (\S+) (\S+) (\S+) (\S+);/;

function findClassFaults(line: string): string[] {
  const names = line.split(/[\s"'`]+/);
  return names.flatMap((name) => {
    const utility = name.replace(/^(?:[^[\]]|\[[^\]]*\])*:/, '');
    const fault = classes.find(([pattern]) => pattern.test(utility));
    return fault ? [`${name}: write ${fault[1]}`] : [];
  });
}

function findDeclarationFaults(line: string): string[] {
  const text = line.trim();
  const fault = declarations.find(([pattern]) => pattern.test(text));
  if (fault) return [`${text} write ${fault[1]}`];
  const [, , right, , left] = fourValues.exec(text) ?? [];
  return right === left ? [] : [`${text} write -block and -inline`];
}

const isComment = (line: string) => /^\s*(?:\/?\*|\/\/|\{\/\*)/.test(line);

/** Finds left and right in a source. Returns a line for each: its number, the style, and what to write instead. */
export function findDirections(source: string, file: string): string[] {
  const find = file.endsWith('.css') ? findDeclarationFaults : findClassFaults;
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    if (isComment(line) || /physical:/.test(lines[index - 1] ?? '')) return [];
    return find(line).map((fault) => `${index + 1}: ${fault}`);
  });
}

const isChecked = (file: string) =>
  !/\.test\.tsx?$|\/words(?:\.ur)?\.ts$/.test(file) && !physicalFiles.has(file);

function checkAll(): number {
  const patterns = ['site', 'ui'].flatMap((folder) =>
    ['ts', 'tsx', 'css'].map((ext) => `${folder}/*.${ext}`),
  );
  const files = execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file) && isChecked(file));
  const faults = files.flatMap((file) =>
    findDirections(readFileSync(file, 'utf8'), file).map((fault) => `${file}:${fault}`),
  );
  for (const fault of faults) console.error(fault);
  return faults.length;
}

if (import.meta.main) process.exit(checkAll() > 0 ? 1 : 0);
