const separators = ['\t', ';', ','] as const;

/** Chooses the separator of a table: the one that its first line has, tabs first, because they are in no text. */
const chooseSeparator = (table: string): string => {
  const [first = ''] = table.split('\n', 1);
  return separators.find((separator) => first.includes(separator)) ?? ',';
};

/**
 * Reads a table as spreadsheets save and copy it: lines of cells between commas, semicolons or tabs. A quoted cell may
 * hold separators and line breaks. Cells are trimmed; a line break at the very end adds no line.
 */
export function readDelimited(table: string, separator = chooseSeparator(table)): string[][] {
  const lines: string[][] = [['']];
  const lastLine = () => lines.at(-1) ?? [];
  const append = (text: string) => lastLine().push((lastLine().pop() ?? '') + text);
  // Every second part is in quotes; nothing between two of them is a quote in the cell.
  const parts = table
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('"');
  parts.forEach((part, index) => {
    const isQuoted = index % 2 === 1;
    if (isQuoted) append(part);
    else if (part === '' && index > 0 && index < parts.length - 1) append('"');
    else
      part.split('\n').forEach((line, below) => {
        if (below > 0) lines.push(['']);
        line.split(separator).forEach((cell, beside) => {
          if (beside > 0) lastLine().push('');
          append(cell);
        });
      });
  });
  if (lastLine().join('') === '' && lastLine().length === 1) lines.pop();
  return lines.map((cells) => cells.map((cell) => cell.trim()));
}
