import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../ui/format.ts';
import { useTodaysMinute } from '../grid-scale.tsx';
import type { DealerDay } from './day-appointments.ts';
import { DealerRow, idleHeight } from './dealer-row.tsx';
import { findDayHours, HourHeads, HourLines, type Scale } from './hours.tsx';

const noun = { one: 'dealer', many: 'dealers' };

interface IdleRowsProps {
  /** The dealers without appointments on the day. */
  dealers: readonly DealerDay[];
  /** Whether no other dealer has a row. */
  isAlone: boolean;
  scale: Scale;
  onChoose: (dealerId: string) => void;
}

/** The dealers without appointments, in one collapsible row; initially open if it is the only row. */
function IdleRows({ dealers, isAlone, scale, onChoose }: IdleRowsProps) {
  const id = useId();
  const [chosen, choose] = useState<boolean | null>(null);
  const isOpen = chosen ?? isAlone;
  if (dealers.length === 0) return null;
  return (
    <>
      <li className="grid border-t border-line" style={scale.style}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => choose(!isOpen)}
          className={`flex items-center gap-2 px-4 py-1 text-start font-medium hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11 ${scale.hasUntimed ? 'col-span-2' : ''}`}
          style={{ minHeight: idleHeight }}
        >
          <ChevronRight
            aria-hidden
            size={14}
            className={`flex-none text-ink-soft transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-90' : ''}`}
          />
          {formatCount(dealers.length, noun)} without appointments
        </button>
        <div className="relative">
          <HourLines scale={scale} />
        </div>
      </li>
      {isOpen && (
        <li>
          <ul id={id} aria-label="Without appointments">
            {dealers.map((dealer) => (
              <DealerRow key={dealer.dealerId} dealer={dealer} scale={scale} onChoose={onChoose} />
            ))}
          </ul>
        </li>
      )}
    </>
  );
}

interface DealerGridProps {
  day: string;
  /** The dealers with appointments, in the order of their rows. */
  dealers: readonly DealerDay[];
  /** The dealers without appointments. */
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
