import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { issueAdmin, issueStatuses, type NewsletterIssue } from '#contract/newsletter-issues.ts';
import { groupDigits } from '#contract/rupees.ts';
import { callApi } from '../../api.ts';
import { refreshRecords } from '../../lists/record-cache.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatStatus } from '../../ui/format-status.ts';
import { ShareBar } from '../../ui/share-bar.tsx';

const pollMs = 2_000;

/** Returns an issue, read again and again while it is being sent. When it is sent, the list is read, too. */
function useProgress(issue: NewsletterIssue): NewsletterIssue {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['newsletter issue progress', issue._id],
    queryFn: async ({ signal }) => {
      const path = `${issueAdmin.paths.records}/${issue._id}`;
      const { data } = await callApi<Success<NewsletterIssue>>(path, { signal });
      if (data.status === 'sent') void refreshRecords(client, issueAdmin);
      return data;
    },
    enabled: issue.status === 'sending',
    refetchInterval: ({ state }) => (state.data?.status === 'sent' ? false : pollMs),
  });
  return issue.status === 'sending' ? (data ?? issue) : issue;
}

/** Says how far an issue is sent: '1,240 of 10,000 sent, 3 failed'; a paused one as of the backup. */
function formatProgress({ status, recipients, sent, failed }: NewsletterIssue): string {
  if (status === 'draft') return '';
  const total = status === 'sent' ? '' : ` of ${groupDigits(recipients ?? 0)}`;
  const text = `${groupDigits(sent)}${total} sent`;
  return failed > 0 ? `${text}, ${groupDigits(failed)} failed` : text;
}

/** An issue's state, and while it is being sent, a bar that grows. */
export function IssueProgress({ issue }: { issue: NewsletterIssue }) {
  const current = useProgress(issue);
  const { status, recipients, sent, failed, subject } = current;
  return (
    <div className="grid justify-items-start gap-1 py-1">
      <Badge color={issueStatuses[status]} text={formatStatus(status)} />
      {status === 'sending' && (
        <div className="w-full">
          <progress
            aria-label={`Sending ${subject}`}
            max={recipients ?? 1}
            value={sent + failed}
            className="sr-only"
          />
          <ShareBar percent={(100 * (sent + failed)) / (recipients ?? 1)} />
        </div>
      )}
      {status !== 'draft' && (
        <span className="text-xs text-ink-soft">{formatProgress(current)}</span>
      )}
    </div>
  );
}
