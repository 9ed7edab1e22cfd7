import type { ReactNode } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/appointments';
import { formatShortSlot } from './slot-days.ts';

/** The next free times after one that was taken: buttons, or without script a list. */
export function NextSlots({
  next,
  slot,
  onChoose,
}: {
  next: readonly string[];
  /** The chosen slot. */
  slot: string;
  onChoose: (slot: string) => void;
}): ReactNode {
  const isHydrated = useHydrated();
  if (next.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="text-sm text-graphite-700">{words.nextTimes}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {next.map((one) => (
          <li key={one}>
            {isHydrated ? (
              <button
                type="button"
                aria-pressed={one === slot}
                onClick={() => onChoose(one)}
                className="tabular min-h-11 cursor-pointer rounded-control border border-graphite-400 bg-white px-4 text-sm font-semibold transition-colors hover:border-graphite-950 aria-pressed:border-graphite-950 aria-pressed:bg-graphite-950 aria-pressed:text-white"
              >
                {formatShortSlot(one)}
              </button>
            ) : (
              <span className="tabular font-semibold">{formatShortSlot(one)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
