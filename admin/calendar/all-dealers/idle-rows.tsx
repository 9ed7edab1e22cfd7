import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../lists/format-count.ts';
import type { DealerDay } from './day-appointments.ts';
import { DealerRow, idleHeight } from './dealer-row.tsx';
import { HourLines, type Scale } from './hours.tsx';

const noun = { one: 'dealer', many: 'dealers' };

interface IdleRowsProps {
  /** Those without appointments on the day. */
  dealers: readonly DealerDay[];
  /** Whether no other dealer has a row. */
  isAlone: boolean;
  scale: Scale;
  onChoose: (dealerId: string) => void;
}

/** The dealers without appointments, behind one row that opens; open at first where there are no others. */
export function IdleRows({ dealers, isAlone, scale, onChoose }: IdleRowsProps) {
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
