import type { Tally } from '#contract/lead.ts';
import { FailedOr, Panel } from './panel.tsx';
import { ShareBar } from './share-bar.tsx';
import { counterOf, type KindStatistics } from './statistics.ts';
import { shareOf } from './trend.ts';

/** Gold, silver and bronze for the first three. */
const medals = [
  'bg-[#c9a227] text-[#1d1600]',
  'bg-[#a9b1ba] text-[#14171a]',
  'bg-[#8a5526] text-white',
];

/** Which vehicles people ask about, most first. */
export function VehicleInterest({ statistics }: { statistics: KindStatistics }) {
  const asked = ((statistics.values?.vehicleStats ?? []) as Tally[])
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const all = counterOf(statistics, 'totalInquiries');
  return (
    <Panel title="Vehicle Interest Analysis">
      <FailedOr statistics={statistics}>
        {asked.length === 0 && <p className="text-ink-soft">No vehicle interest data available</p>}
        <ol className="grid gap-3">
          {asked.map(({ _id, count }, index) => (
            <li key={_id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-3">
              <span
                className={`row-span-2 grid size-7 place-items-center rounded-full font-semibold ${medals[index] ?? 'bg-hover'}`}
              >
                {index + 1}
              </span>
              <p className="flex justify-between gap-3">
                <span className="truncate font-medium">{_id}</span>
                <span className="flex-none text-ink-soft">
                  {count.toLocaleString('en')} {count === 1 ? 'inquiry' : 'inquiries'},{' '}
                  {shareOf(count, all)}%
                </span>
              </p>
              <ShareBar percent={shareOf(count, all)} />
            </li>
          ))}
        </ol>
      </FailedOr>
    </Panel>
  );
}
