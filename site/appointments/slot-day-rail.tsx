import type { SlotDay } from '#contract/appointments/slots.ts';
import * as words from '#words/site/appointments';
import { formatDayParts } from './days.ts';
import { formatLongDay, nameUnavailable } from './slot-days.ts';

/** A week as buttons. Days on which nothing is free cannot be chosen. */
export function DayRail({
  week,
  shown,
  chosen,
  onShow,
}: {
  week: readonly SlotDay[];
  /** The day whose times are shown. */
  shown: string | undefined;
  /** The chosen slot. */
  chosen: string;
  onShow: (date: string) => void;
}) {
  return (
    <fieldset
      aria-label={words.days}
      className="-mx-3 mt-2 grid min-w-0 grid-cols-[repeat(7,minmax(2.75rem,1fr))] gap-[3px] overflow-x-auto px-1 py-1 [scrollbar-width:none] md:mx-0 md:gap-2 md:overflow-visible md:px-0"
    >
      {week.map((day) => (
        <DayButton
          key={day.date}
          date={day.date}
          unavailable={nameUnavailable(day)}
          isShown={day.date === shown}
          hasChoice={chosen.startsWith(day.date)}
          onShow={() => onShow(day.date)}
        />
      ))}
    </fieldset>
  );
}

function DayButton({
  date,
  unavailable,
  isShown,
  hasChoice,
  onShow,
}: {
  date: string;
  /** Why it cannot be chosen; null if it can. */
  unavailable: string | null;
  isShown: boolean;
  hasChoice: boolean;
  onShow: () => void;
}) {
  const { weekday, number, month } = formatDayParts(date, 'short') ?? {};
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={words.dayLabel(formatLongDay(date), unavailable, hasChoice)}
      disabled={unavailable !== null}
      onClick={onShow}
      className="relative flex cursor-pointer flex-col items-center rounded-control border border-graphite-200 bg-white py-2 text-xs text-graphite-600 transition-colors not-disabled:hover:border-graphite-950 disabled:cursor-not-allowed disabled:border-transparent disabled:bg-graphite-100 disabled:text-graphite-500 aria-pressed:border-graphite-950 aria-pressed:bg-graphite-950 aria-pressed:text-white contrast-more:border-graphite-950"
    >
      <span>{weekday}</span>
      <span
        className={`tabular text-xl leading-7 font-semibold in-aria-pressed:text-white ${unavailable ? 'text-graphite-500' : 'text-graphite-950'}`}
      >
        {number}
      </span>
      <span>{unavailable ?? month}</span>
      {hasChoice && (
        <span
          aria-hidden="true"
          className="absolute inset-e-1 top-1 size-1.5 rounded-full bg-signal in-aria-pressed:bg-signal-bright"
        />
      )}
    </button>
  );
}
