import type { Failure, FieldError, Success } from '#contract/http.ts';
import { idempotencyHeader } from '../forms/api-response.ts';
import { path, texts } from './popup-texts.ts';

/** The outcome of subscribing with the texts that the visitor reads. */
export type SubscribeOutcome =
  | { kind: 'success'; message: string }
  | { kind: 'failure'; message: string; errors: FieldError[] };

const timeoutMs = 45_000;

const failure = (message: string, errors: FieldError[] = []): SubscribeOutcome => ({
  kind: 'failure',
  message,
  errors,
});

/**
 * Subscribes with a name and returns the [outcome](docs/spec/forms.md#newsletter). Never throws. Sending
 * the same body again with its key subscribes only once.
 */
export async function sendSubscription(body: string, key: string): Promise<SubscribeOutcome> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body,
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    // The page of a proxy is not JSON; the status is used.
    const answer: Success | Failure | null = await response.json().catch(() => null);
    return buildOutcome(response, answer);
  } catch {
    // The browser does not give a reason; the visitor sees that subscribing failed.
    return failure(texts.failed);
  }
}

function buildOutcome(
  { ok, status }: Response,
  answer: Success | Failure | null,
): SubscribeOutcome {
  const errors = answer?.success === false ? answer.errors : undefined;
  if (!ok) return failure(answer?.message || `${texts.serverError}${status}`, errors);
  if (answer?.success === true) {
    return { kind: 'success', message: answer.message || texts.subscribed };
  }
  if (answer?.success === false) return failure(answer.message || texts.refused, errors);
  return failure(texts.failed);
}
