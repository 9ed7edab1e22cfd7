import { formatDayInPakistan } from '#contract/day-words.ts';

const sizes = {
  /** Fills a card. */
  large: 'text-[7rem]',
  /** For a picture beside a text. */
  small: 'text-5xl lg:text-7xl xl:text-8xl',
} as const;

/** The day and month of a record in large type, in place of a picture. `iso` is a date-time, ISO 8601. */
export function BigDay({ iso, size }: { iso: string; size: keyof typeof sizes }) {
  const [day, month] = formatDayInPakistan(iso).split(' ');
  return (
    <span aria-hidden="true" className="text-center leading-none text-white/90">
      <span className={`tabular block font-semibold tracking-tighter ${sizes[size]}`}>{day}</span>
      <span className="mt-2 block text-lg text-graphite-300">{month}</span>
    </span>
  );
}
