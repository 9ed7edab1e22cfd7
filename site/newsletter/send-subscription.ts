import type { Failure, FieldError, Success } from '#contract/http.ts';
import { keyHeader } from '../forms/answer.ts';
import { path, texts } from './popup-words.ts';

/** How subscribing ended, in the words that the visitor reads. */
export type Subscribing =
  | { kind: 'success'; message: string }
  | { kind: 'failure'; message: string; errors: FieldError[] };

const timeoutMs = 45_000;

const failure = (message: string, errors: FieldError[] = []): Subscribing => ({
  kind: 'failure',
  message,
  errors,
});

/**
 * Subscribes with a name, and says how it went (document 1, section 8). It never throws, and sending
 * the same body again under its key subscribes nobody twice.
 */
export async function sendSubscription(body: string, key: string): Promise<Subscribing> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [keyHeader]: key },
      body,
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    const answer: Success | Failure | null = await response.json().catch(() => null);
    return outcomeOf(response, answer);
  } catch {
    return failure(texts.failed);
  }
}

function outcomeOf({ ok, status }: Response, answer: Success | Failure | null): Subscribing {
  const errors = answer?.success === false ? answer.errors : undefined;
  if (!ok) return failure(answer?.message || `${texts.serverError}${status}`, errors);
  if (answer?.success === true) {
    return { kind: 'success', message: answer.message || texts.subscribed };
  }
  if (answer?.success === false) return failure(answer.message || texts.refused, errors);
  return failure(texts.failed);
}
