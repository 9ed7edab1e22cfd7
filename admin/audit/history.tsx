import { useQuery } from '@tanstack/react-query';
import type { Page } from '#contract/http/http.ts';
import { type AuditLine, audit } from '#contract/staff/audit.ts';
import { callApi, describeFailure } from '../api.ts';
import { Moment } from '../lists/dates.tsx';
import { recordKeys } from '../lists/record-cache.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Changes } from './changes.tsx';

/** A screen shows one history at a time. */
const historyHeadingId = 'history-heading';

interface HistoryProps {
  /** The name of the kind in the audit. */
  kind: string;
  id: string;
}

/** Shows who changed a record, what and when, newest first. */
export function History({ kind, id }: HistoryProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: recordKeys.history({ slug: kind }, id),
    queryFn: ({ signal }) =>
      callApi<Page<AuditLine>>(`${audit.paths.records}/${kind}/${id}`, { signal }),
  });
  return (
    <section aria-labelledby={historyHeadingId} className="border-t border-line py-4">
      <h3 id={historyHeadingId} tabIndex={-1} className="mb-2 scroll-mt-20 font-semibold">
        History
      </h3>
      {isPending && <p role="status">Loading...</p>}
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {data && <Lines page={data} />}
    </section>
  );
}

function Lines({ page: { data, pagination } }: { page: Page<AuditLine> }) {
  if (data.length === 0) return <p className="text-ink-soft">No changes yet.</p>;
  const older = pagination.totalItems - data.length;
  return (
    <>
      <ol className="grid gap-3">
        {data.map((line) => (
          <li key={line._id}>
            <p className="text-ink-soft">
              <span className="font-medium text-ink">{line.username}</span> ·{' '}
              <Moment iso={line.createdAt} />
            </p>
            <Changes line={line} />
          </li>
        ))}
      </ol>
      {older > 0 && <p className="mt-3 text-ink-soft">And {older} older.</p>}
    </>
  );
}
