const previewSigns = 100;

/** The beginning of a text in one line (document 3, section 9). */
export function previewOf(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  if (signs.length <= previewSigns) return signs.join('');
  return `${signs.slice(0, previewSigns).join('').trimEnd()}…`;
}

const newsDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** The day of an article: 'May 4, 2026' (document 3, section 9). */
export const formatNewsDay = (iso: string): string => newsDay.format(new Date(iso));

const eventMoment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Karachi',
});

/** When an event is, in Pakistan: '04/05/2026, 18:30' (document 3, section 9). */
export const formatEventMoment = (iso: string): string => eventMoment.format(new Date(iso));
