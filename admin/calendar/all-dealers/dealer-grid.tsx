import type { Minutes } from '../grid.ts';
import { formatBriefly, formatHour, useTodaysMinute } from '../grid-scale.tsx';
import type { DealerDay } from './day-appointments.ts';
import { DealerRow, type Scale } from './dealer-row.tsx';
import { findDayHours, toShare } from './rows.ts';

interface DealerGridProps {
  day: string;
  /** In the order of their rows. */
  dealers: readonly DealerDay[];
  onChoose: (dealerId: string) => void;
}

/** A day of all dealers: a row for each, lower without appointments, and the hours as columns. */
export function DealerGrid({ day, dealers, onChoose }: DealerGridProps) {
  const all = dealers.flatMap(({ appointments }) => appointments);
  const hours = findDayHours(all);
  const now = useTodaysMinute(day, hours);
  const hasUntimed = all.some(({ minutes }) => minutes === null);
  const width = ((hours.end - hours.start) / 60) * 4.8;
  const style = {
    gridTemplateColumns: `${hasUntimed ? '11rem 10rem' : '18rem'} minmax(${width}rem, 1fr)`,
  };
  const scale: Scale = { hours, now, hasUntimed, style };
  return (
    <section
      aria-label="All dealers"
      className="overflow-x-auto rounded-panel border border-line bg-panel max-lg:hidden"
    >
      <div className="w-full min-w-max">
        <div className="grid h-9 items-center text-xs text-ink-soft" style={style}>
          <span className="px-4">Dealer</span>
          {hasUntimed && <span className="px-2">Any time</span>}
          <HourHeads hours={hours} now={now} />
        </div>
        <ul>
          {dealers.map((dealer) => (
            <DealerRow key={dealer.dealerId} dealer={dealer} scale={scale} onChoose={onChoose} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Whether the label of the present time would cover that of an hour. */
const isCovered = (minute: number, now: number | null) =>
  now !== null && Math.abs(minute + 15 - now) < 25;

/** The hours above the rows, and the present time among them. */
function HourHeads({ hours, now }: { hours: Minutes; now: number | null }) {
  const count = (hours.end - hours.start) / 60;
  const starts = Array.from({ length: count }, (_, index) => hours.start + index * 60);
  const place = (minute: number) => ({
    insetInlineStart: `${toShare(minute - hours.start, hours)}%`,
  });
  return (
    <div aria-hidden className="relative h-full">
      {starts
        .filter((minute) => !isCovered(minute, now))
        .map((minute) => (
          <span key={minute} className="absolute top-2.5 ps-1.5 leading-4" style={place(minute)}>
            {formatHour(minute)}
          </span>
        ))}
      {now !== null && (
        <span
          className="absolute top-2 -translate-x-1/2 rounded-full bg-accent px-1.5 leading-5 font-medium text-panel"
          style={place(now)}
        >
          {formatBriefly(now)}
        </span>
      )}
    </div>
  );
}
