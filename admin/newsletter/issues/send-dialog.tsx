import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { groupDigits } from '#contract/format/rupees.ts';
import type { Success } from '#contract/http/http.ts';
import { type NewsletterStats, newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import { issueAdmin, type NewsletterIssue } from '#contract/newsletter/newsletter-issues.ts';
import { callApi, describeFailure } from '../../api.ts';
import { refreshRecords, useRecordStats } from '../../lists/record-cache.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { InputField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toasts.ts';
import { EmailPreview } from './issue-form.tsx';

const { paths, texts } = issueAdmin;

const formatReaders = (count: number) =>
  `${groupDigits(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`;

interface SendDialogProps {
  issue: NewsletterIssue;
  onClose: () => void;
}

/** Shows the email, offers a test, and asks before the issue is sent to everyone. */
export function SendDialog({ issue, onClose }: SendDialogProps) {
  const headingId = useId();
  const detailId = useId();
  const client = useQueryClient();
  const { data: stats } = useRecordStats<NewsletterStats>(newsletterAdmin);
  const count = stats?.activeSubscriptions;
  const sending = useMutation({
    mutationFn: () =>
      callApi<Success<NewsletterIssue>>(`${paths.records}/${issue._id}/send`, {
        method: 'POST',
        headers: { 'If-Match': issue.updatedAt },
      }),
    onSuccess: async () => {
      await refreshRecords(client, issueAdmin);
      showToast({ tone: 'status', text: `${issue.subject} is being sent.` });
      onClose();
    },
  });
  const canSend = Boolean(count) && !sending.isPending;
  return (
    <Dialog
      labelledBy={headingId}
      describedBy={detailId}
      onDismiss={onClose}
      className="rise-in m-auto max-h-[min(60rem,calc(100dvh-2rem))] w-[min(48rem,calc(100vw-1rem))] overflow-y-auto rounded-panel p-0"
    >
      <div className="grid gap-4 p-5">
        <div>
          <h2 id={headingId} className="text-base font-semibold wrap-anywhere">
            Send ‘{issue.subject}’?
          </h2>
          <p id={detailId} className="mt-1 text-ink-soft">
            {count === undefined && 'Counting the subscribers...'}
            {count === 0 && `${texts.nobody}.`}
            {Boolean(count) &&
              `${formatReaders(count ?? 0)} will get this email. It can be sent once, and cannot be changed or stopped afterwards.`}
          </p>
        </div>
        <EmailPreview issue={issue} className="h-96" />
        <TestForm issue={issue} />
        {sending.error && (
          <ErrorPanel message={`${texts.sendFailed} ${describeFailure(sending.error)}`} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="danger"
            aria-disabled={!canSend}
            onClick={() => canSend && sending.mutate()}
          >
            {count ? `Send to ${formatReaders(count)}` : 'Send'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Sends the email to one address first. */
function TestForm({ issue }: { issue: NewsletterIssue }) {
  const [email, setEmail] = useState('');
  const test = useMutation({
    mutationFn: () =>
      callApi<Success>(`${paths.records}/${issue._id}/test`, { method: 'POST', body: { email } }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!test.isPending) test.mutate();
  }
  const error = test.error ? `${texts.testFailed} ${describeFailure(test.error)}` : undefined;
  return (
    <form noValidate onSubmit={submit} className="rounded-panel border border-line bg-raised p-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1">
          <InputField
            label="Send a test to"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            value={email}
            error={error}
            onChange={({ target }) => {
              setEmail(target.value);
              test.reset();
            }}
          />
        </div>
        <Button type="submit" aria-disabled={test.isPending}>
          Send Test
        </Button>
      </div>
      <p role="status" className="text-green">
        {test.data?.message && <span className="mt-2 block">{test.data.message}.</span>}
      </p>
    </form>
  );
}
