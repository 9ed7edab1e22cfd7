import { formatDayInPakistan } from '#contract/format/day-words.ts';

/** The day and month of a record in large type, in place of a picture. `iso` is a date-time, ISO 8601. */
export function BigDay({ iso, className }: { iso: string; className: string }) {
  const [day, month] = formatDayInPakistan(iso).split(' ');
  return (
    <span aria-hidden="true" className={`block leading-none ${className}`}>
      <span className="tabular block font-semibold tracking-tighter">{day}</span>
      <span className="mt-2 block text-lg opacity-75">{month}</span>
    </span>
  );
}
