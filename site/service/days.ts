/** A day in words, apart, as a page sets them in different sizes. */
export interface DayInWords {
  weekday: string;
  number: string;
  month: string;
  year: string;
}

/** Made once: they are asked for every day of two weeks, at every change. */
const formats = {
  short: formatOf('short'),
  long: formatOf('long'),
} as const;

function formatOf(length: 'short' | 'long'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: length,
    day: 'numeric',
    month: length,
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The words of a calendar day (YYYY-MM-DD); undefined if it is none. */
export function dayInWords(day: string, length: keyof typeof formats): DayInWords | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = formats[length].formatToParts(date);
  const word = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: word('weekday'),
    number: word('day'),
    month: word('month'),
    year: word('year'),
  };
}

/** So many days from `first` on, each as YYYY-MM-DD. */
export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}
