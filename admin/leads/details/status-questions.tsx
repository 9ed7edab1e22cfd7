import { type ReactNode, useState } from 'react';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { askEarlyOutcome } from '../../calendar/early-outcome.ts';
import { formatWhen } from '../../calendar/format-when.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, SmallDialog } from '../../ui/confirm-dialog.tsx';
import { formatCount, formatStatus } from '../../ui/format.ts';
import type { EarlyQuestion, UntimedQuestion } from '../confirm-times.tsx';
import { ConfirmTime } from './time-dialogs.tsx';

export { ConfirmTime, TimeDialog } from './time-dialogs.tsx';

interface SeveralDialogProps {
  title: string;
  /** What is the matter with some of the requests. */
  intro: string;
  /** A list item for each of them. */
  children: ReactNode;
  /** Changes the other requests only; the label is followed by their number. */
  others: { count: number; label: string; run: () => void };
  all: { label: string; run: () => void };
  onClose: () => void;
}

/** Asks about several requests, of which some are not ready for a change: change the others, all or none. */
function SeveralDialog({ title, intro, children, others, all, onClose }: SeveralDialogProps) {
  return (
    <SmallDialog title={title} onClose={onClose}>
      <p className="text-ink-soft">{intro}</p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">{children}</ul>
      <div className="flex flex-wrap gap-2">
        {others.count > 0 && (
          <Button tone="primary" onClick={others.run}>
            {others.label} {others.count}
          </Button>
        )}
        <Button onClick={all.run}>{all.label}</Button>
        <Button tone="bare" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </SmallDialog>
  );
}

interface TimesQuestionProps {
  facts: LeadFacts;
  formatName: (lead: LeadRecordBase) => string;
  question: UntimedQuestion;
  onChange: (question: UntimedQuestion) => void;
  onClose: () => void;
}

/** Asks for the time of one request, or names those of several that have none. */
export function TimesQuestion({
  facts,
  formatName,
  question,
  onChange,
  onClose,
}: TimesQuestionProps) {
  const { leads, untimed, apply } = question;
  const [timed, setTimed] = useState<LeadRecordBase | null>(
    leads.length === 1 ? (leads[0] ?? null) : null,
  );
  function finish(ready: readonly LeadRecordBase[]) {
    onClose();
    apply(ready);
  }
  function plan(lead: LeadRecordBase) {
    const left = untimed.filter((one) => one !== lead);
    if (left.length === 0) return finish(leads);
    onChange({ ...question, untimed: left });
    setTimed(null);
  }
  if (timed) {
    return (
      <ConfirmTime
        key={timed._id}
        facts={facts}
        lead={timed}
        onPlanned={() => plan(timed)}
        onWithout={leads.length === 1 ? () => finish(leads) : null}
        onClose={leads.length === 1 ? onClose : () => setTimed(null)}
      />
    );
  }
  const ready = leads.filter((lead) => !untimed.includes(lead));
  const have = untimed.length === 1 ? 'has' : 'have';
  return (
    <SeveralDialog
      title="Which times are confirmed?"
      intro={`${formatCount(untimed.length, facts.texts.noun)} ${have} no time yet, so nobody can tell when the customer comes.`}
      others={{ count: ready.length, label: 'Confirm the other', run: () => finish(ready) }}
      all={{ label: 'Confirm all, without these times', run: () => finish(leads) }}
      onClose={onClose}
    >
      {untimed.map((lead) => (
        <li key={lead._id} className="flex items-center justify-between gap-2">
          <span className="min-w-0 wrap-anywhere">{formatName(lead)}</span>
          <Button
            aria-label={`Choose a time for ${formatName(lead)}`}
            onClick={() => setTimed(lead)}
          >
            Choose a time
          </Button>
        </li>
      ))}
    </SeveralDialog>
  );
}

interface EarlyOutcomeProps {
  facts: LeadFacts;
  formatName: (lead: LeadRecordBase) => string;
  question: EarlyQuestion;
  onClose: () => void;
}

/** Asks whether appointments are done or missed before their time: one, or those among several requests. */
export function EarlyOutcome({ facts, formatName, question, onClose }: EarlyOutcomeProps) {
  const { leads, early, status, apply } = question;
  const label = formatStatus(status);
  function finish(ready: readonly LeadRecordBase[], along?: object) {
    onClose();
    apply(ready, along);
  }
  const confirm = () => finish(leads, { isBeforeTime: true });
  const [first] = early;
  if (leads.length === 1 && first?.appointment) {
    return (
      <ConfirmDialog
        {...askEarlyOutcome(first.appointment, label)}
        cancel="Go back"
        onConfirm={confirm}
        onCancel={onClose}
      />
    );
  }
  const ready = leads.filter((lead) => early.every((one) => one.lead !== lead));
  const are = early.length === 1 ? 'is' : 'are';
  return (
    <SeveralDialog
      title={`Mark as ${label} before the time?`}
      intro={`${formatCount(early.length, facts.texts.noun)} ${are} still to come, so the customer may still be there.`}
      others={{ count: ready.length, label: 'Only the other', run: () => finish(ready) }}
      all={{ label: `Mark all as ${label}`, run: confirm }}
      onClose={onClose}
    >
      {early.map(({ lead, appointment }) => (
        <li key={lead._id} className="wrap-anywhere">
          {formatName(lead)}, {appointment && formatWhen(appointment.startAt)}
        </li>
      ))}
    </SeveralDialog>
  );
}
