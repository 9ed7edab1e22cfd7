import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { groupDigits } from '#contract/format/rupees.ts';
import type { Success } from '#contract/http/http.ts';
import {
  issueAdmin,
  issueStatuses,
  type NewsletterIssue,
} from '#contract/newsletter/newsletter-issues.ts';
import { callApi, describeFailure } from '../../api.ts';
import { refreshRecords } from '../../lists/record-cache.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatStatus } from '../../ui/format.ts';
import { ShareBar } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toasts.ts';

const { paths, texts } = issueAdmin;

/** Resumes an issue that is paused after a restore, after a dialog that says who gets it twice. */
export function ResumeButton({ issue }: { issue: NewsletterIssue }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi<Success<NewsletterIssue>>(`${paths.records}/${issue._id}/resume`, {
        method: 'POST',
        headers: { 'If-Match': issue.updatedAt },
      }),
    onSuccess: () => showToast({ tone: 'status', text: `${issue.subject} is being sent again.` }),
    onError: (error) =>
      showToast({ tone: 'alert', text: `${texts.resumeFailed} ${describeFailure(error)}` }),
    onSettled: () => refreshRecords(client, issueAdmin),
  });
  const done = `${groupDigits(issue.sent)} of ${groupDigits(issue.recipients ?? 0)}`;
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => !isPending && setAsking(true)}>
        <Play aria-hidden size={14} />
        Resume
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Go on sending ‘${issue.subject}’?`}
          detail={`When the backup was made, ${done} had it. Those who got it between the backup and the restore get it once more. Who unsubscribed in that time is not known here: unsubscribe them first.`}
          confirm="Go on sending"
          cancel="Cancel"
          onConfirm={() => {
            setAsking(false);
            mutate();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

const pollMs = 2_000;

/** Returns an issue and polls it while it is being sent. Refetches the list once it is sent. */
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
