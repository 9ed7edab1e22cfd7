const longest = 160;

/** What a page that is not ours says, as one short line of plain text; it is never taken for HTML. */
export function wordsOfPage(page: string): string {
  const words = page
    .slice(0, 20_000)
    .replace(/<(head|script|style)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}
