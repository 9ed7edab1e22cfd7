import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Success } from '#contract/http.ts';
import { issueAdmin, type NewsletterIssue } from '#contract/newsletter-issues.ts';
import { groupDigits } from '#contract/rupees.ts';
import { callApi, describeFailure } from '../../api.ts';
import { refreshRecords } from '../../lists/record-cache.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';

const { paths, texts } = issueAdmin;

/** Goes on sending an issue that waits after a restore, after a dialog that says who gets it twice. */
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
