import { useTodaysMinute } from '../grid-scale.tsx';
import type { DealerDay } from './day-appointments.ts';
import { DealerRow } from './dealer-row.tsx';
import { HourHeads, type Scale } from './hours.tsx';
import { IdleRows } from './idle-rows.tsx';
import { findDayHours } from './rows.ts';

interface DealerGridProps {
  day: string;
  /** Those with appointments, in the order of their rows. */
  dealers: readonly DealerDay[];
  /** The others. */
  idle: readonly DealerDay[];
  onChoose: (dealerId: string) => void;
}

/** A day of all dealers: a row for each that has appointments, one for the others, and the hours as columns. */
export function DealerGrid({ day, dealers, idle, onChoose }: DealerGridProps) {
  const all = dealers.flatMap(({ appointments }) => appointments);
  const hours = findDayHours(all);
  const now = useTodaysMinute(day, hours);
  const hasUntimed = all.some(({ minutes }) => minutes === null);
  const width = ((hours.end - hours.start) / 60) * 4.8;
  const style = {
    gridTemplateColumns: `${hasUntimed ? '11rem 10rem' : '14rem'} minmax(${width}rem, 1fr)`,
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
          <HourHeads scale={scale} />
        </div>
        <ul>
          {dealers.map((dealer) => (
            <DealerRow key={dealer.dealerId} dealer={dealer} scale={scale} onChoose={onChoose} />
          ))}
          <IdleRows
            dealers={idle}
            isAlone={dealers.length === 0}
            scale={scale}
            onChoose={onChoose}
          />
        </ul>
      </div>
    </section>
  );
}
