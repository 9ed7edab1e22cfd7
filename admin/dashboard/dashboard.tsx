import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Pause, RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fieldLabel } from '#contract/format/field-label.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import type { Success } from '#contract/http/http.ts';
import { type LedgerLine, ledgerPath } from '#contract/staff/ledger.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { callApi } from '../api.ts';
import { Page } from '../layout/page.tsx';
import { pauseUpdates, usePausedUpdates } from '../live/live-records.ts';
import { dashboardKey } from '../query-client.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { formatStatus } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

const refreshEverySeconds = 300;

/** Formats seconds as m:ss. */
const formatCountdown = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Refetches a dashboard's data every 300 seconds, unless updates are paused. Returns the countdown, a function that
 * refreshes at once, whether updates are paused, and a function that toggles that.
 */
function useAutoRefresh() {
  const client = useQueryClient();
  const [dueAt, setDueAt] = useState(() => Date.now() + refreshEverySeconds * 1000);
  const [now, setNow] = useState(Date.now);
  const refresh = useCallback(() => {
    setDueAt(Date.now() + refreshEverySeconds * 1000);
    setNow(Date.now());
    client.invalidateQueries({ queryKey: ['records'] });
    client.invalidateQueries({ queryKey: dashboardKey });
  }, [client]);

  const isPaused = usePausedUpdates();
  useEffect(() => () => pauseUpdates(false), []);

  useEffect(() => {
    if (isPaused) return;
    const tick = setInterval(() => {
      if (Date.now() >= dueAt) refresh();
      else setNow(Date.now());
    }, 1000);
    return () => clearInterval(tick);
  }, [dueAt, refresh, isPaused]);

  function togglePause() {
    pauseUpdates(!isPaused);
    if (isPaused) refresh();
  }

  return {
    secondsLeft: Math.max(0, Math.ceil((dueAt - now) / 1000)),
    refresh,
    isPaused,
    togglePause,
  };
}

/** Warns users with the permission audit if accepted requests are neither stored nor purged. */
function LedgerAlarm() {
  const user = useUser();
  const { data = [] } = useQuery({
    queryKey: [...dashboardKey, 'ledger'],
    queryFn: async ({ signal }) =>
      (await callApi<Success<LedgerLine[]>>(ledgerPath, { signal })).data,
    enabled: isPermitted(user, 'audit'),
  });
  const unbalanced = data.filter(({ isBalanced }) => !isBalanced);
  if (unbalanced.length === 0) return null;
  return (
    <div role="alert" className="rounded-panel border border-red/30 bg-red-soft px-4 py-3 text-red">
      <h2 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden size={16} className="flex-none" />
        The ledger does not balance
      </h2>
      <p className="mt-1">
        Requests were removed by other means than the product. Please tell those who run it.
      </p>
      <ul className="mt-1">
        {unbalanced.map((line) => (
          <li key={line.slug}>
            {formatStatus(line.slug)}: {formatFigures(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const formatFigures = ({ slug: _slug, isBalanced: _is, ...figures }: LedgerLine): string =>
  Object.entries(figures)
    .map(([name, count]) => `${groupDigits(count)} ${fieldLabel(name).toLowerCase()}`)
    .join(', ');

export interface QuickAction {
  label: string;
  kind: { slug: string; permission: Permission };
  /** Appended to the path: '?edit=new', '#dealer-locations'. */
  search?: string;
}

/** Links to the most used screens that the user may open. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  const user = useUser();
  const permitted = actions.filter(({ kind }) => isPermitted(user, kind.permission));
  if (permitted.length === 0) return null;
  return (
    <Panel title="Quick Actions">
      <ul className="grid">
        {permitted.map(({ label, kind, search = '' }) => (
          <li key={label} className="border-t border-line first:-mt-1 first:border-0">
            <Link
              to={`/${kind.slug}${search}`}
              className="flex min-h-7 items-center justify-between gap-3 font-medium -outline-offset-2 hover:underline pointer-coarse:min-h-11"
            >
              {label}
              <ArrowRight aria-hidden size={14} className="flex-none text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

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
      // Hidden on phones, so that the content starts higher.
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
