import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type DealerSearch, dealerSearchAdmin, searchStatuses } from '#contract/dealer-searches.ts';
import { formatTimeAgo, Moment } from '../lists/dates.tsx';
import { recordPageQuery } from '../lists/record-cache.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { Badge } from '../ui/badge.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatStatus } from '../ui/format-status.ts';
import { Panel } from '../ui/panel.tsx';

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
