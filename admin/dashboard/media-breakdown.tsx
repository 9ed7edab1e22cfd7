import { useId } from 'react';
import { ShareBar } from '../ui/share-bar.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';
import { computeShare } from './trend.ts';

const kinds = [
  { counter: 'imageMedia', label: 'Images' },
  { counter: 'videoMedia', label: 'Videos' },
];

/** The shares of images and videos among the media; nothing until they are loaded. */
export function MediaBreakdown({ statistics }: { statistics: KindStatistics }) {
  const id = useId();
  if (!statistics.values) return null;
  const total = readCounter(statistics, 'totalMedia');
  return (
    <section aria-labelledby={id} className="-mx-4 -mb-3 flex flex-1 flex-col">
      <h3 id={id} className="px-4 pt-2.5 text-sm font-semibold">
        Media Breakdown
      </h3>
      <ul className="mt-2 grid flex-1 grid-cols-2 gap-px overflow-hidden border-t border-line">
        {kinds.map(({ counter, label }) => {
          const count = readCounter(statistics, counter);
          const percent = computeShare(count, total);
          return (
            <li
              key={counter}
              className="grid content-start gap-0.5 px-4 py-3 shadow-[0_0_0_1px_var(--color-line)]"
            >
              <span className="text-ink-soft">{label}</span>
              <p className="flex items-baseline justify-between gap-2">
                <span className="text-2xl font-semibold tracking-tight">
                  {count.toLocaleString('en')}
                </span>
                <span className="text-ink-soft">{percent}%</span>
              </p>
              <ShareBar percent={percent} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
