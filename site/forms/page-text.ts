const maxLength = 160;

/**
 * Extracts the text of an HTML page as one short line, to show the error page of a proxy. Do not render it
 * as HTML.
 */
export function extractPageText(page: string): string {
  const text = page
    .slice(0, 20_000)
    .replace(/<(head|script|style)\b.{0,20000}?<\/\1\s*>/gis, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}
