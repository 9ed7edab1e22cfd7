import { FailedOr, Panel } from './panel.tsx';
import { ShareBar } from './share-bar.tsx';
import { counterOf, type KindStatistics } from './statistics.ts';
import { shareOf } from './trend.ts';

const kinds = [
  { counter: 'imageMedia', label: 'Images' },
  { counter: 'videoMedia', label: 'Videos' },
];

/** How much of the media is pictures, and how much films. */
export function MediaBreakdown({ statistics }: { statistics: KindStatistics }) {
  const total = counterOf(statistics, 'totalMedia');
  return (
    <Panel title="Media Breakdown">
      <FailedOr statistics={statistics}>
        <ul className="grid gap-4">
          {kinds.map(({ counter, label }) => {
            const count = counterOf(statistics, counter);
            const percent = shareOf(count, total);
            return (
              <li key={counter} className="grid gap-1.5">
                <p className="flex justify-between gap-3">
                  <span className="font-medium">{label}</span>
                  <span className="text-ink-soft">
                    {count.toLocaleString('en')}, {percent}%
                  </span>
                </p>
                <ShareBar percent={percent} />
              </li>
            );
          })}
        </ul>
      </FailedOr>
    </Panel>
  );
}
