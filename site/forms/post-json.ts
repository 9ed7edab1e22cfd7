import {
  buildConnectionFailure,
  idempotencyHeader,
  parseResponse,
  readOutcome,
} from './api-response.ts';
import type { Outcome } from './outcome.ts';
import type { PrepareSubmission, SubmissionTarget } from './prepared-submission.ts';

/** Long enough for a slow connection. Sending again is safe. */
const timeoutMs = 45_000;

/** Prepares an input without files. It is sent too quickly for progress or cancelling. */
export const prepareJson: PrepareSubmission = (input) => {
  const body = JSON.stringify(input);
  return { identity: body, post: (target) => postJson(body, target) };
};

async function postJson(body: string, { path, key, texts }: SubmissionTarget): Promise<Outcome> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body,
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    const answer = parseResponse(response.ok, await response.text());
    // A response that is not from the API counts as a failure without a message.
    return readOutcome(answer ?? { success: false, message: '' }, response.status, texts);
  } catch {
    // The browser does not give a reason; the visitor sees that the connection failed.
    return buildConnectionFailure(texts);
  }
}
