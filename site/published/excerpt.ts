import { stripFormatting } from '#contract/content/rich-text.ts';

/** A sentence may end this early in the line, so that the excerpt is not much shorter than others. */
const minShare = 0.4;

/**
 * The beginning of a text on one line: at most `max` characters, up to the end of a sentence; if none ends there, up to
 * the end of a word, and '…'.
 */
export function shortenText(text: string, max: number): string {
  const line = stripFormatting(text).replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const sentences = line.slice(0, max + 1).match(/^.*[.!?](?= )/)?.[0] ?? '';
  if (sentences.length >= max * minShare) return sentences;
  const cut = line.slice(0, max);
  const lastSpace = cut.lastIndexOf(' ');
  const kept = cut.slice(0, lastSpace > max / 2 ? lastSpace : max);
  return `${kept.replace(/[\s.,;:–-]{1,20}$/, '')}…`;
}
