import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from '../layout/page-heading.tsx';
import { Button } from '../ui/button.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { minutesAndSeconds, useRefreshing } from './refreshing.ts';

interface DashboardProps {
  title: string;
  subtitle: string;
  isPending: boolean;
  hasAllFailed: boolean;
  children: ReactNode;
}

/** What both dashboards have: heading, refreshing, and the states before there are figures. */
export function Dashboard({ title, subtitle, isPending, hasAllFailed, children }: DashboardProps) {
  const { secondsLeft, refresh } = useRefreshing();
  return (
    <div className="mx-auto grid max-w-[110rem] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <PageHeading title={title} />
          <p className="text-ink-soft">{subtitle}</p>
        </div>
        <div className="flex items-center gap-3">
          <p className="text-ink-soft">
            <span aria-hidden>Next refresh in </span>
            <span role="timer" aria-label="Time until the next refresh">
              {minutesAndSeconds(secondsLeft)}
            </span>
          </p>
          <Button onClick={refresh}>
            <RotateCw aria-hidden size={14} />
            Refresh Data
          </Button>
        </div>
      </div>
      {isPending && <PageSpinner label="Loading dashboard..." />}
      {!isPending && hasAllFailed && <DashboardFailure onRetry={refresh} />}
      {!isPending && !hasAllFailed && children}
    </div>
  );
}

function DashboardFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="rounded-panel border border-red/30 bg-red-soft px-6 py-12 text-center"
    >
      <h2 className="text-base font-semibold text-red">Error Loading Dashboard</h2>
      <p className="mt-1 mb-4">Failed to load dashboard data</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
