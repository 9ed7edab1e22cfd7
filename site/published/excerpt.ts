/** The beginning of a text in one line, cut at a word where it can be, at most `max` signs and '…'. */
export function excerptOf(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const lastSpace = cut.lastIndexOf(' ');
  const words = cut.slice(0, lastSpace > max / 2 ? lastSpace : max);
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
}
