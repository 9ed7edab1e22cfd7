import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Success } from '#contract/http/http.ts';
import { type OperatingStatus, statusPath } from '#contract/staff/status.ts';
import { callApi, describeFailure } from '../api.ts';
import { Page } from '../layout/page.tsx';
import { formatInSentence, Moment } from '../lists/dates.tsx';
import { ListSkeleton } from '../lists/list-parts.tsx';
import { badges } from '../ui/badge.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { HeldPanel } from './held-panel.tsx';
import { StatusRows } from './status-rows.tsx';

/** A hint and not a warning, because backups may be made by other means. */
const backupHint = 'The product makes no backups. The setting BACKUP_AT schedules a daily one.';

interface VerdictProps {
  warnings: readonly string[];
  makesBackups: boolean;
}

/** One verdict on everything, which is never better than its worst part. */
export function Verdict({ warnings, makesBackups }: VerdictProps) {
  const isGood = warnings.length === 0 && makesBackups;
  const color = warnings.length > 0 ? 'red' : isGood ? 'green' : 'amber';
  const lines = makesBackups ? warnings : [...warnings, backupHint];
  const [first = 'Everything runs as it should.', ...others] = lines;
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <div
      role={warnings.length > 0 ? 'alert' : 'status'}
      className={`flex gap-2 rounded-panel px-4 py-2.5 ${badges[color]}`}
    >
      <Icon aria-hidden size={16} className="mt-0.5 flex-none" />
      <div className={color === 'amber' ? 'flex flex-wrap gap-x-2' : 'grid gap-1'}>
        <p className="font-medium">{first}</p>
        {others.map((line) => (
          <p key={line} className="font-medium">
            {line}
          </p>
        ))}
        {color === 'amber' && <p>Everything else runs as it should.</p>}
      </div>
    </div>
  );
}

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
