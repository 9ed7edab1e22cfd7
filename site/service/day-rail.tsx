import { dayInWords, daysFrom } from './days.ts';

/**
 * The coming two weeks. Which days they are only the browser says, since the page may have been kept
 * past midnight; until then the place is held, and without script it is given up.
 */
export function DayRail({
  today,
  day,
  onChoose,
}: {
  today: string | undefined;
  day: string;
  onChoose: (day: string) => void;
}) {
  return (
    <div className="-mx-5 mt-3 min-h-22 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:min-h-43 md:overflow-visible md:px-0 noscript:hidden">
      {today && (
        <fieldset
          aria-label="The coming two weeks"
          className="grid w-max auto-cols-[3.5rem] grid-flow-col gap-2 py-1 md:w-full md:auto-cols-auto md:grid-flow-row md:grid-cols-7"
        >
          {daysFrom(today, 14).map((coming) => (
            <DayButton
              key={coming}
              day={coming}
              isChosen={coming === day}
              onChoose={() => onChoose(coming)}
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
  onChoose,
}: {
  day: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { weekday, number, month } = dayInWords(day, 'short') ?? {};
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex cursor-pointer flex-col items-center rounded-control border border-graphite-200 py-2 text-xs text-graphite-600 transition-colors hover:border-graphite-950 aria-pressed:border-graphite-950 aria-pressed:bg-graphite-950 aria-pressed:text-white"
    >
      <span>{weekday} </span>
      <span className="text-xl leading-7 font-semibold tabular text-graphite-950 in-aria-pressed:text-white">
        {number}{' '}
      </span>
      <span>{month}</span>
    </button>
  );
}
