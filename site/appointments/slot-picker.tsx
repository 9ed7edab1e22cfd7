import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { SlotDay } from '#contract/appointments/slots.ts';
import { buildAriaState, FieldNotes } from '#ui/fields.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/appointments';
import * as uiWords from '#words/ui';
import { listDaySlots } from './free-slots.ts';
import { DayRail } from './slot-day-rail.tsx';
import { findFirstFree, formatLongDay, formatWeek, splitWeeks } from './slot-days.ts';
import { DayTimes } from './slot-times.tsx';

const name = 'slot';

interface SlotPickerProps {
  days: readonly SlotDay[];
  /** The chosen slot, or ''. */
  slot: string;
  onChoose: (slot: string) => void;
  taken?: readonly string[];
  error?: string | undefined;
  isOptional?: boolean;
}

/** Days of a week as buttons, and the free times of the chosen day as radio buttons. */
export function SlotPicker({
  days,
  slot,
  onChoose,
  taken = [],
  error,
  isOptional = false,
}: SlotPickerProps) {
  // Browsing ends when another slot is chosen, which may be done elsewhere: its day is shown then.
  const [browsed, browse] = useState({ date: '', since: slot });
  const shownDate = browsed.date && browsed.since === slot ? browsed.date : slot.slice(0, 10);
  const day = days.find(({ date }) => date === shownDate) ?? findFirstFree(days);
  const weeks = splitWeeks(days);
  const weekIndex = Math.max(
    0,
    weeks.findIndex((week) => week.some((one) => one === day)),
  );
  const week = weeks[weekIndex] ?? [];
  const show = (date: string | undefined) => browse({ date: date ?? '', since: slot });
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = buildAriaState(name, {
    error,
  });
  const slots = day ? listDaySlots(day) : [];
  const isElsewhere = slot !== '' && slot.slice(0, 10) !== day?.date;

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p id="slot-label" className="text-sm font-medium text-graphite-800">
          {words.dayAndTime}
          {isOptional && <span className="font-normal text-graphite-500"> {uiWords.optional}</span>}
        </p>
        <div className="-mx-3 flex items-center justify-between max-md:w-[calc(100%+1.5rem)] md:ms-0">
          <WeekButton
            label={words.earlierDays}
            Icon={ChevronLeft}
            onGo={
              weekIndex > 0 ? () => show(findFirstFree(weeks[weekIndex - 1] ?? [])?.date) : null
            }
          />
          <p
            aria-live="polite"
            className="tabular min-w-32 text-center text-sm font-medium text-graphite-800"
          >
            {formatWeek(week)}
          </p>
          <WeekButton
            label={words.laterDays}
            Icon={ChevronRight}
            onGo={
              weekIndex < weeks.length - 1
                ? () => show(findFirstFree(weeks[weekIndex + 1] ?? [])?.date)
                : null
            }
          />
        </div>
      </div>
      <DayRail week={week} shown={day?.date} chosen={slot} onShow={show} />
      <div
        role="radiogroup"
        aria-labelledby="slot-label slot-day"
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-required={!isOptional}
        className="mt-5"
      >
        <p id="slot-day" aria-live="polite" className="font-semibold">
          {day && formatLongDay(day.date)}
        </p>
        <DayTimes
          name={name}
          slots={[...slots, ...taken.filter((one) => one.startsWith(day?.date ?? '-'))]}
          slot={slot}
          taken={taken}
          onChoose={onChoose}
        />
      </div>
      {isElsewhere && <input type="hidden" name={name} value={slot} />}
      <FieldNotes id={name} error={error} />
      <p
        aria-live="polite"
        className="mt-4 flex min-h-12 items-center border-t border-graphite-200 pt-3 text-sm text-graphite-600"
      >
        {slot ? (
          <span>
            <Sentence
              text={words.chosenTime}
              parts={{
                time: (
                  <strong className="tabular font-semibold text-graphite-950">
                    {words.dayWithTime(formatLongDay(slot), slot.slice(11))}
                  </strong>
                ),
              }}
            />
          </span>
        ) : (
          words.noTimeChosen
        )}
      </p>
    </div>
  );
}

/** Goes to another week; disabled where there is none. */
function WeekButton({
  label,
  Icon,
  onGo,
}: {
  label: string;
  Icon: LucideIcon;
  onGo: (() => void) | null;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onGo === null}
      onClick={() => onGo?.()}
      className="flex size-11 cursor-pointer items-center justify-center rounded-control transition-colors hover:bg-graphite-950/6 aria-disabled:cursor-not-allowed aria-disabled:text-graphite-300 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
