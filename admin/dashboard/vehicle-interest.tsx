import { otherValues, type Tally } from '#contract/lead.ts';
import { Panel } from '../ui/panel.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import { StatisticsOrError } from './figures-panel.tsx';
import { FirstRows } from './first-rows.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';
import { computeShare } from './trend.ts';

/** Gold, silver and bronze as colors of text, for ranks 1 to 3. */
const rankColors = [
  'light-dark(#7d5c00, #e3bd55)',
  'light-dark(#56606b, #c3cbd4)',
  'light-dark(#8a4f1f, #dd9f6b)',
];

/** Vehicles by number of inquiries, most first. Other values are listed without a rank. */
export function VehicleInterest({ statistics }: { statistics: KindStatistics }) {
  if (!statistics.isPermitted) return null;
  const tallies = (statistics.values?.vehicleStats ?? []) as Tally[];
  const total = readCounter(statistics, 'totalInquiries');
  return (
    <Panel title="Vehicle Interest Analysis">
      <StatisticsOrError statistics={statistics}>
        {tallies.length === 0 && (
          <p className="text-ink-soft">No vehicle interest data available</p>
        )}
        <FirstRows label="vehicles" rows={tallies} className="mb-1 grid gap-1.5">
          {({ _id, count }, index) => (
            <li key={_id} className="grid grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-3">
              <span
                className="row-span-2 self-start text-end font-semibold text-ink-soft"
                style={{ color: _id === otherValues ? undefined : rankColors[index] }}
              >
                {_id === otherValues ? '–' : index + 1}
              </span>
              <p className="flex justify-between gap-3">
                <span className="truncate font-medium">{_id}</span>
                <span className="flex-none text-ink-soft">
                  {count.toLocaleString('en')} {count === 1 ? 'inquiry' : 'inquiries'},{' '}
                  {computeShare(count, total)}%
                </span>
              </p>
              <ShareBar percent={computeShare(count, total)} />
            </li>
          )}
        </FirstRows>
      </StatisticsOrError>
    </Panel>
  );
}
