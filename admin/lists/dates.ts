const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** An ISO time in the viewer's own format and zone. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

const units: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a time was, roughly: '3 hours ago'. */
export function howLongAgo(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  return Math.abs(seconds) < 60 ? 'just now' : relative.format(Math.round(seconds / size), unit);
}
