import type { idempotencyKeyHeader } from '#contract/http/http.ts';
import type { SubmitResponse } from '#contract/leads/lead.ts';
import { buildOutcome, type Outcome, type OutcomeTexts } from './outcome.ts';

/**
 * Typed by the contract so that the two cannot differ. Importing the value would load the contract's
 * schemas on every page.
 */
export const idempotencyHeader: typeof idempotencyKeyHeader = 'idempotency-key';

export const keptNote = 'What you entered is still here, and it will not be counted twice.';
const connectionLostNote = `The connection was interrupted. Please send it again. ${keptNote}`;
export const retryNote = `Please send it again in a moment. ${keptNote}`;

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

/** Whether the same request would be refused as a bad or conflicting one once more. */
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
