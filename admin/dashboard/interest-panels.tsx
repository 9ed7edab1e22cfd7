import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  type DealerSearch,
  dealerSearchAdmin,
  searchStatuses,
} from '#contract/dealers/dealer-searches.ts';
import { otherValues, type Tally } from '#contract/leads/lead.ts';
import { formatTimeAgo, Moment } from '../lists/dates.tsx';
import { recordPageQuery } from '../lists/record-cache.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { Badge } from '../ui/badge.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatStatus } from '../ui/format.ts';
import { Panel, ShareBar } from '../ui/panel.tsx';
import { FirstRows, StatisticsOrError } from './figures-panel.tsx';
import { computeShare } from './stat-card.tsx';
import { type KindStatistics, readCounter } from './statistics.ts';

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

const { texts } = dealerSearchAdmin;
const maxRows = 4;

/** The latest dealer searches, for accounts that may see them. */
export function DealerSearchesPanel() {
  return isPermitted(useUser(), dealerSearchAdmin.permission) && <LatestSearches />;
}

function LatestSearches() {
  const { data, error, refetch } = useQuery(
    recordPageQuery<DealerSearch>(dealerSearchAdmin, `limit=${maxRows}`),
  );
  return (
    <Panel title="Latest dealer searches">
      {error && !data && <ErrorPanel message={texts.loadFailed} onRetry={refetch} />}
      {data?.data.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
      <ol>
        {data?.data.map(({ _id, searchQuery, searchRadius, status, createdAt }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 first:border-0 first:pt-0"
          >
            <span className="min-w-0 flex-1 truncate font-medium max-sm:basis-full">
              {searchQuery ?? 'No search query'}
            </span>
            <span className="text-ink-soft">{searchRadius} km</span>
            <Badge color={searchStatuses[status]} text={formatStatus(status)} />
            <span className="w-24 text-end text-ink-soft max-sm:ms-auto">
              <Moment iso={createdAt} format={formatTimeAgo} />
            </span>
          </li>
        ))}
      </ol>
      <Link
        to="/dealer-locations"
        className="mt-2 inline-flex min-h-6 items-center font-medium underline hover:no-underline pointer-coarse:min-h-11"
      >
        All dealer searches
      </Link>
    </Panel>
  );
}
