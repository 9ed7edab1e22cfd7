import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Success } from '#contract/http/http.ts';
import { type HeldDecision, type HeldEmails, heldPath } from '#contract/staff/status.ts';
import { callApi, describeFailure } from '../api.ts';
import { formatInSentence, Moment } from '../lists/dates.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatCount } from '../ui/format.ts';
import { showToast } from '../ui/toasts.ts';

const questions = {
  send: {
    question: 'Send what waits?',
    detail: 'What had been sent between the backup and the restore goes out once more.',
    confirm: 'Send',
  },
  drop: {
    question: 'Drop what waits?',
    detail: 'What had not been sent before never goes out. Later reminders are sent as usual.',
    confirm: 'Drop',
  },
} as const;

/** The emails that wait since a restore, and the decision to send or drop them. */
export function HeldPanel({ held }: { held: HeldEmails }) {
  const [asked, setAsked] = useState<HeldDecision | null>(null);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: HeldDecision) =>
      callApi<Success>(heldPath, { method: 'POST', body: { decision } }),
    onSuccess: ({ message }) => showToast({ tone: 'status', text: `${message}.` }),
    onError: (error) => showToast({ tone: 'alert', text: describeFailure(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['status'] }),
  });
  const waiting = [
    held.emails > 0 && formatCount(held.emails, { one: 'email', many: 'emails' }),
    held.appointments > 0 &&
      `reminders and changes of ${formatCount(held.appointments, { one: 'appointment', many: 'appointments' })}`,
  ].filter(Boolean);
  return (
    <section
      aria-label="Waiting since the restore"
      className="mb-3 grid gap-3 rounded-panel border border-line bg-panel px-4 py-3 shadow-[inset_3px_0_0_var(--color-red)]"
    >
      <p>
        Waiting: {waiting.join(', and ')}. The backup of{' '}
        <Moment iso={held.madeAt} format={formatInSentence} /> was restored{' '}
        <Moment iso={held.restoredAt} format={formatInSentence} />, and the product does not know
        what had been sent in between, nor who unsubscribed.
      </p>
      <div className="flex flex-wrap gap-2">
        {(['send', 'drop'] as const).map((decision) => (
          <Button
            key={decision}
            aria-disabled={isPending}
            onClick={() => !isPending && setAsked(decision)}
          >
            {questions[decision].confirm}
          </Button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          {...questions[asked]}
          cancel="Cancel"
          onConfirm={() => {
            setAsked(null);
            mutate(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}
