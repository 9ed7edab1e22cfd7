import type { BookedPrice, FieldError, idempotencyKeyHeader } from '#contract/http/http.ts';
import type { Fault } from '#contract/input/fault-codes.ts';
import type { LeadTexts, SubmitResponse } from '#contract/leads/lead.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import * as words from '#words/site/forms';
import { sayFault } from '#words/site/forms/faults';
import { language } from '#words/site/layout';

/** The outcome of a submission with the texts that the visitor reads. */
export type Outcome =
  | {
      kind: 'success';
      message: string;
      reference: string | undefined;
      /** The customer's own page of the request. */
      trackingUrl?: string | undefined;
      /** The page of the appointment that was made. */
      appointmentUrl?: string | undefined;
      /** The code by which /verify finds a booking. */
      verifyCode?: string | undefined;
      /** Who answers, and by when. */
      step?: NextStep | undefined;
    }
  | {
      kind: 'failure';
      message: string;
      /** What the API refused; absent if it was not the API. */
      code?: Fault['code'];
      detail?: string;
      errors: FieldError[];
      /** The next free slots, if the chosen one was taken. */
      next?: readonly string[] | undefined;
      /** The price of the booking, if the visitor was shown another one. */
      price?: BookedPrice | undefined;
    };

/** Texts for responses without a message. */
export type OutcomeTexts = Pick<LeadTexts, 'submitted' | 'submitFailed'>;

/** Chooses the text about a success: the server's, if it is in the page's language. */
export const sayMessage = (message: string | undefined, own: string): string =>
  (language === 'en' && message) || own;

/** Builds an outcome from a response. The server's message takes precedence over the default texts; errors are worded by code. */
export function buildOutcome(answer: SubmitResponse, texts: OutcomeTexts): Outcome {
  if (!answer.success) {
    return {
      kind: 'failure',
      message: sayFault(answer) || texts.submitFailed,
      code: answer.code,
      errors: (answer.errors ?? []).map((error) => ({ ...error, message: sayFault(error) })),
      next: answer.data?.next,
      price: answer.data?.price,
    };
  }
  return {
    kind: 'success',
    message: sayMessage(answer.message, texts.submitted),
    reference: answer.data?.reference,
    trackingUrl: answer.data?.trackingUrl,
    appointmentUrl: answer.data?.appointmentUrl,
    verifyCode: answer.data?.verifyCode,
    step: answer.data?.next,
  };
}

/**
 * Typed by the contract so that the two cannot differ. Importing the value would load the contract's
 * schemas on every page.
 */
export const idempotencyHeader: typeof idempotencyKeyHeader = 'idempotency-key';

const connectionLostNote = `${words.connectionLost} ${words.inputKept}`;
export const retryNote = `${words.sendAgain} ${words.inputKept}`;

/** The outcome of a request without a response. */
export const buildConnectionFailure = ({ submitFailed }: OutcomeTexts): Outcome => ({
  kind: 'failure',
  message: submitFailed,
  detail: connectionLostNote,
  errors: [],
});

/** Parses a response of the API. Returns null for any other, such as a proxy's error page. */
export function parseResponse(isOk: boolean, text: string): SubmitResponse | null {
  try {
    const answer: SubmitResponse = JSON.parse(text);
    if (answer?.success === true && isOk) return answer;
    if (answer?.success === false) return answer;
  } catch {
    // Not JSON, so not from the API.
  }
  return null;
}

/** Whether the same request would fail again, because it is invalid or in conflict. */
export const isRefusal = (status: number): boolean =>
  status === 400 || status === 409 || status === 422;

/**
 * Builds the outcome of an API response. If neither a field nor the request itself is at fault, it advises to send
 * again, except after a refusal.
 */
export function readOutcome(answer: SubmitResponse, status: number, texts: OutcomeTexts): Outcome {
  const outcome = buildOutcome(answer, texts);
  const isRetryable =
    outcome.kind === 'failure' && outcome.errors.length === 0 && !isRefusal(status);
  return isRetryable ? { ...outcome, detail: retryNote } : outcome;
}

/** Fields of a form that can be filled in instead of a field of the contract. */
export type AlternativeFields = Readonly<Record<string, readonly string[]>>;

/**
 * Copies each error to those alternatives of its field that were left blank: if the full name is missing,
 * first and last name get the error too.
 */
export function addAlternativeErrors(
  outcome: Outcome | null,
  sent: Readonly<Record<string, unknown>>,
  alternatives: AlternativeFields,
): Outcome | null {
  if (outcome?.kind !== 'failure') return outcome;
  const errors = outcome.errors.flatMap((error) => [
    error,
    ...(alternatives[error.field] ?? [])
      .filter((name) => isBlank(sent[name]))
      .map((name) => ({ ...error, field: name })),
  ]);
  return { ...outcome, errors };
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
