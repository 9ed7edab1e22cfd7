import { stripFormatting } from '#contract/rich-text.ts';

/** The beginning of a text on one line: at most `max` characters plus '…', cut between words if possible. */
export function shortenText(text: string, max: number): string {
  const line = stripFormatting(text).replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const lastSpace = cut.lastIndexOf(' ');
  const kept = cut.slice(0, lastSpace > max / 2 ? lastSpace : max);
  return `${kept.replace(/[\s.,;:–-]{1,20}$/, '')}…`;
}
