import { Panel, StatisticsOrError } from './panel.tsx';
import { ShareBar } from './share-bar.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';
import { computeShare } from './trend.ts';

const kinds = [
  { counter: 'imageMedia', label: 'Images' },
  { counter: 'videoMedia', label: 'Videos' },
];

/** The shares of images and videos among the media. */
export function MediaBreakdown({ statistics }: { statistics: KindStatistics }) {
  if (!statistics.isPermitted) return null;
  const total = readCounter(statistics, 'totalMedia');
  return (
    <Panel title="Media Breakdown">
      <StatisticsOrError statistics={statistics}>
        <ul className="grid gap-4">
          {kinds.map(({ counter, label }) => {
            const count = readCounter(statistics, counter);
            const percent = computeShare(count, total);
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
      </StatisticsOrError>
    </Panel>
  );
}
