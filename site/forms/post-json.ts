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

async function postJson(body: string, target: SubmissionTarget): Promise<Outcome> {
  const response = await sendJson(body, target);
  if (!response) return buildConnectionFailure(target.texts);
  const answer = parseResponse(response.ok, response.text);
  // A response that is not from the API counts as a failure without a message.
  return readOutcome(answer ?? { success: false, message: '' }, response.status, target.texts);
}

/** Posts a JSON body to the API. Returns null if the connection failed; the browser does not give a reason. */
export async function sendJson(
  body: string,
  { path, key }: Pick<SubmissionTarget, 'path' | 'key'>,
): Promise<{ ok: boolean; status: number; text: string } | null> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body,
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    // The caller tries again, or says that the line is down.
    return null;
  }
}
