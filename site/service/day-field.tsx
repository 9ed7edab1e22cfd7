import { useRef } from 'react';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { findWeekday, weekdays } from '#contract/format/day-words.ts';
import { parseDayHours } from '#contract/format/working-hours.ts';
import { TextField } from '#ui/fields.tsx';
import * as appointmentWords from '#words/site/appointments';
import * as words from '#words/site/service';
import { formatDayParts, listDays } from '../appointments/days.ts';
import { type SectionProps, useToday } from '../forms/common-fields.tsx';

/** Returns the weekdays on which at least one dealer is open; null if no dealer's hours are known. */
export function listOpenDays(dealers: readonly Pick<Dealer, 'workingHours'>[]): string[] | null {
  const open = weekdays.filter((day) =>
    dealers.some(({ workingHours }) => parseDayHours(workingHours[day] ?? '')),
  );
  return open.length > 0 ? open : null;
}

const name = 'serviceDate';

/** A field for any day from today on, with buttons for the next two weeks. */
export function DayField({
  field,
  day,
  openDays,
  onSet,
}: SectionProps & {
  day: string;
  openDays: readonly string[] | null;
  onSet: (field: string) => void;
}) {
  const today = useToday();
  const frame = useRef<HTMLDivElement>(null);

  function choose(chosen: string) {
    const input = frame.current?.querySelector('input');
    if (!input) return;
    input.value = chosen;
    onSet(name);
  }

  return (
    <div ref={frame}>
      <TextField {...field(name)} type="date" required min={today} />
      <DayRail today={today} day={day} openDays={openDays} onChoose={choose} />
    </div>
  );
}

/**
 * Buttons for the next two weeks; days on which no dealer is open cannot be chosen. Only the browser knows today's date,
 * since the page may be cached past midnight. Until then the space is reserved; without JavaScript it is removed.
 */
function DayRail({
  today,
  day,
  openDays,
  onChoose,
}: {
  today: string | undefined;
  day: string;
  /** The weekdays on which a dealer is open; null if no hours are known. */
  openDays: readonly string[] | null;
  onChoose: (day: string) => void;
}) {
  return (
    <div className="-mx-5 mt-3 min-h-22 overflow-x-auto scroll-px-14 px-5 [scrollbar-width:none] md:mx-0 md:min-h-43 md:overflow-visible md:px-0 noscript:hidden">
      {today && (
        <fieldset
          aria-label={words.comingTwoWeeks}
          className="grid w-max auto-cols-[3.5rem] grid-flow-col gap-2 py-1 md:w-full md:auto-cols-auto md:grid-flow-row md:grid-cols-7"
        >
          {listDays(today, 14).map((date) => (
            <DayButton
              key={date}
              day={date}
              isChosen={date === day}
              isClosed={openDays !== null && !openDays.includes(findWeekday(new Date(date)))}
              onChoose={() => onChoose(date)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function DayButton({
  day,
  isChosen,
  isClosed,
  onChoose,
}: {
  day: string;
  isChosen: boolean;
  isClosed: boolean;
  onChoose: () => void;
}) {
  const { weekday, number, month } = formatDayParts(day, 'short') ?? {};
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isClosed}
      onClick={onChoose}
      className="flex cursor-pointer flex-col items-center rounded-control border border-graphite-200 contrast-more:border-graphite-950 py-2 text-xs text-graphite-600 transition-colors not-disabled:hover:border-graphite-950 disabled:cursor-not-allowed disabled:bg-graphite-100 disabled:opacity-50 aria-pressed:border-graphite-950 aria-pressed:bg-graphite-950 aria-pressed:text-white"
    >
      <span>{weekday} </span>
      <span className="text-xl leading-7 font-semibold tabular text-graphite-950 in-aria-pressed:text-white">
        {number}{' '}
      </span>
      <span>{isClosed ? appointmentWords.closed : month}</span>
    </button>
  );
}
