const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Karachi',
});
const times = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Karachi',
});

/** A point in time as its day in Pakistan: '4 May 2026'. */
export const dayOf = (iso: string): string => dates.format(new Date(iso));

/** A point in time as its time of day in Pakistan: '14:30'. */
export const timeOf = (iso: string): string => times.format(new Date(iso));

/** The beginning of a text in one line, cut at a word where it can be, at most `max` signs and '…'. */
export function excerptOf(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const lastSpace = cut.lastIndexOf(' ');
  const words = cut.slice(0, lastSpace > max / 2 ? lastSpace : max);
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
}
