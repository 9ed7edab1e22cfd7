import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type AuditLine, audit } from '#contract/audit.ts';
import type { Page } from '#contract/http.ts';
import { callApi, reasonOf } from '../api.ts';
import { Moment } from '../lists/moment.tsx';
import { recordKeys } from '../lists/record-keys.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Changes } from './changes.tsx';

interface HistoryProps {
  /** The kind's name in the audit. */
  kind: string;
  id: string;
}

/** Who changed a record, what, and when: the newest first. */
export function History({ kind, id }: HistoryProps) {
  const headingId = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: recordKeys.history({ slug: kind }, id),
    queryFn: ({ signal }) =>
      callApi<Page<AuditLine>>(`${audit.paths.records}/${kind}/${id}`, { signal }),
  });
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-4">
      <h3 id={headingId} className="mb-2 font-semibold">
        History
      </h3>
      {isPending && <p role="status">Loading...</p>}
      {error && <ErrorPanel message={reasonOf(error)} onRetry={refetch} />}
      {data && <Lines page={data} />}
    </section>
  );
}

function Lines({ page: { data, pagination } }: { page: Page<AuditLine> }) {
  if (data.length === 0) return <p className="text-ink-soft">Nobody has changed it yet.</p>;
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
