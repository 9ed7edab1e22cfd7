import { stripFormatting } from '#contract/rich-text.ts';

const previewLength = 100;

/** Returns the first 100 characters of a text on one line. */
export function shortenText(text: string): string {
  const characters = [...stripFormatting(text).replace(/\s+/g, ' ').trim()];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('').trimEnd()}…`;
}

const newsDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Karachi',
});

/** Formats the day of an article in Pakistan: 'May 4, 2026'. */
export const formatNewsDay = (iso: string): string => newsDay.format(new Date(iso));

const eventMoment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Karachi',
});

/** Formats the time of an event in Pakistan: '04/05/2026, 18:30'. */
export const formatEventMoment = (iso: string): string => eventMoment.format(new Date(iso));
