import { otherValues, type Tally } from '#contract/lead.ts';
import { Panel } from '../ui/panel.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import { StatisticsOrError } from './figures-panel.tsx';
import { FirstRows } from './first-rows.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';
import { computeShare } from './trend.ts';

/** Medals of gold, silver and bronze for ranks 1 to 3, with dark numbers in both themes. */
const medals = ['bg-[#efc14a]', 'bg-[#ccd3da]', 'bg-[#d9925b]'];

/** The rank of a vehicle; other values have none. */
function Rank({ index, isOther }: { index: number; isOther: boolean }) {
  const medal = isOther ? undefined : medals[index];
  const look = medal ? `${medal} text-[#1b1e22] forced-colors:border` : 'text-ink-soft';
  return (
    <span
      data-rank=""
      className={`row-span-2 grid size-5 place-items-center self-start rounded-full text-xs font-semibold tabular-nums ${look}`}
    >
      {isOther ? '–' : index + 1}
    </span>
  );
}

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
            <li key={_id} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
              <Rank index={index} isOther={_id === otherValues} />
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
