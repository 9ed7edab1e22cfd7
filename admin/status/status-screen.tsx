import { useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { type OperatingStatus, statusPath } from '#contract/status.ts';
import { callApi, describeFailure } from '../api.ts';
import { Page } from '../layout/page.tsx';
import { formatInSentence, Moment } from '../lists/dates.tsx';
import { ListSkeleton } from '../lists/list-parts.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { HeldPanel } from './held-panel.tsx';
import { StatusRows } from './status-rows.tsx';
import { Verdict } from './verdict.tsx';

const refreshMs = 30_000;

/** The screen Status (docs/spec/back-office.md#status): how the product runs, refreshed every 30 seconds. */
export function Component() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery({
    queryKey: ['status'],
    queryFn: async ({ signal }) =>
      (await callApi<Success<OperatingStatus>>(statusPath, { signal })).data,
    refetchInterval: refreshMs,
  });
  return (
    <Page
      title="Status"
      subtitle="How the website and its services run"
      actions={
        data && (
          <p className="content-center text-ink-soft">
            As of <Moment iso={new Date(dataUpdatedAt).toISOString()} format={formatInSentence} /> ·
            refreshed every 30 seconds
          </p>
        )
      }
    >
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {isPending && <ListSkeleton label="Loading..." />}
      {data && (
        <>
          <Verdict warnings={data.warnings} makesBackups={data.backup.isScheduled} />
          {data.mail.held && <HeldPanel held={data.mail.held} />}
          <StatusRows status={data} />
        </>
      )}
    </Page>
  );
}
