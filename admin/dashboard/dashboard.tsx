import { Pause, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page } from '../layout/page.tsx';
import { Button } from '../ui/button.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { formatCountdown, useAutoRefresh } from './auto-refresh.ts';
import { LedgerAlarm } from './ledger-alarm.tsx';

interface DashboardProps {
  title: string;
  subtitle: string;
  isPending: boolean;
  hasAllFailed: boolean;
  children: ReactNode;
}

/** The frame of both dashboards: heading, automatic refresh, loading and error states. */
export function Dashboard({ title, subtitle, isPending, hasAllFailed, children }: DashboardProps) {
  const { secondsLeft, refresh, isPaused, togglePause } = useAutoRefresh();
  return (
    <Page
      title={title}
      // On phones the work begins higher without it.
      subtitle={<span className="max-sm:sr-only">{subtitle}</span>}
      actions={
        <>
          {isPaused ? (
            <p className="content-center text-ink-soft">Updates are paused</p>
          ) : (
            <p className="content-center text-ink-soft">
              <span aria-hidden className="max-sm:hidden">
                Next refresh in{' '}
              </span>
              <span role="timer" aria-label="Time until the next refresh">
                {formatCountdown(secondsLeft)}
              </span>
            </p>
          )}
          <Button aria-pressed={isPaused} onClick={togglePause} className="max-sm:min-w-11">
            <Pause aria-hidden size={14} />
            <span className="max-sm:sr-only">Pause updates</span>
          </Button>
          <Button onClick={refresh} className="max-sm:min-w-11">
            <RotateCw aria-hidden size={14} />
            <span className="max-sm:sr-only">Refresh Data</span>
          </Button>
        </>
      }
    >
      <LedgerAlarm />
      {isPending && <PageSpinner label="Loading dashboard..." />}
      {!isPending && hasAllFailed && <DashboardFailure onRetry={refresh} />}
      {!isPending && !hasAllFailed && children}
    </Page>
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
