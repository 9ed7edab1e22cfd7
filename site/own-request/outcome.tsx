import { formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import type { Failure } from '#contract/http/http.ts';
import type { OwnRequest, OwnRequestChange } from '#contract/tracking/own-request.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { ResultBanner } from '#ui/result-banner.tsx';
import { MixedText } from '#ui/stored-text.tsx';
import * as leadWords from '#words/contract/leads';
import { sayFault } from '#words/site/forms/faults';
import * as words from '#words/site/own-request';
import { nameHandler } from './describe-request.ts';

type ByField = Readonly<Partial<Record<string, string>>>;

/** A form of the page that was sent: what it asked for, what was typed, and why it was refused. */
export interface Posted {
  intent: OwnRequestChange['intent'];
  values: ByField;
  /** Null if it was accepted. */
  refusal: Failure | null;
  /** When it was answered, in milliseconds since 1970. */
  at: number;
}

/** What was typed in a form that was refused, and the errors. */
export interface RefusedForm {
  values: ByField;
  errors: ByField;
}

/** The fields of each form with their ids, which are unique on the page, and their labels. */
export const formFields = {
  message: { text: { id: 'message', label: words.writeLabel } },
  call: { at: { id: 'call-at', label: words.callLabel } },
  email: { email: { id: 'new-email', label: leadWords.email } },
  code: { code: { id: 'email-code', label: words.codeLabel } },
  correction: {
    firstName: { id: 'corrected-first-name', label: leadWords.firstName },
    lastName: { id: 'corrected-last-name', label: leadWords.lastName },
    fullName: { id: 'corrected-name', label: leadWords.fullName },
    phone: { id: 'corrected-phone', label: leadWords.phone },
  },
  withdraw: {
    reason: { id: 'withdrawal-reason', label: words.reasonLabel },
    text: { id: 'withdrawal-text', label: words.remarkLabel },
  },
} as const;

/** Chooses the form that was refused, with its errors by field. */
export function findRefused(
  posted: Posted | undefined,
  intent: Posted['intent'],
): RefusedForm | undefined {
  if (!posted?.refusal || posted.intent !== intent) return undefined;
  const errors = (posted.refusal.errors ?? []).map((error) => [error.field, sayFault(error)]);
  return { values: posted.values, errors: Object.fromEntries(errors) };
}

/** What became of the form that was sent. */
export function Outcome({ posted, request }: { posted: Posted; request: OwnRequest }) {
  const { intent, values, refusal } = posted;
  if (refusal) {
    const fields = Object.entries(formFields[intent]);
    const items = fields.flatMap(([name, field]) => {
      const error = refusal.errors?.find((fault) => fault.field === name);
      return error ? [{ ...field, message: sayFault(error) }] : [];
    });
    return <ErrorSummary headline={sayFault(refusal)} items={items} />;
  }
  if (intent === 'withdraw') return <ResultBanner kind="success" title={words.isWithdrawn} />;
  if (intent === 'code') return <ResultBanner kind="success" title={words.isConfirmed} />;
  if (intent === 'email') {
    return (
      <ResultBanner kind="success" title={words.isCodeSent}>
        {words.isCodeSentText}
      </ResultBanner>
    );
  }
  const who = nameHandler(request);
  if (intent === 'correction') {
    return (
      <ResultBanner kind="success" title={words.isCorrected}>
        <MixedText text={words.isCorrectedText(who)} />
      </ResultBanner>
    );
  }
  if (intent === 'message') {
    return (
      <ResultBanner kind="success" title={words.isSent}>
        <MixedText text={words.isSentText(who)} />
      </ResultBanner>
    );
  }
  const { at = '' } = values;
  const time = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/.test(at)
    ? formatAppointmentTime(`${at.replace(' ', 'T')}+05:00`)
    : null;
  return (
    <ResultBanner kind="success" title={words.isAsked}>
      {time && <MixedText text={words.isAskedText(who, time)} />}
    </ResultBanner>
  );
}
