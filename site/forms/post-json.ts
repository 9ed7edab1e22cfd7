import type { idempotencyKeyHeader } from '#contract/http.ts';
import type { SubmitAnswer } from '#contract/lead.ts';
import { type Outcome, type OutcomeTexts, outcomeOf } from './outcome.ts';

/** The contract's word, held to it by its type: its module would bring the schemas to every page. */
const keyHeader: typeof idempotencyKeyHeader = 'idempotency-key';

/** Long enough for a poor line; after that it is kinder to say so. Sending again is safe. */
const timeoutMs = 45_000;

const safe = 'What you entered is still here, and it will not be counted twice.';
const tryAgain = `The connection was interrupted. Please send it again. ${safe}`;
const trySoon = `Please send it again in a moment. ${safe}`;

interface Post {
  /** Below /api. */
  path: string;
  body: string;
  key: string;
  texts: OutcomeTexts;
}

/** Sends a request to the API and says how it went. It never throws. */
export async function postJson({ path, body, key, texts }: Post): Promise<Outcome> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [keyHeader]: key },
      body,
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    const outcome = outcomeOf(await readAnswer(response), texts);
    // Where no field is at fault, sending the same again is what helps.
    const isWorthRepeating = outcome.kind === 'failure' && outcome.errors.length === 0;
    return isWorthRepeating ? { ...outcome, detail: trySoon } : outcome;
  } catch {
    return { kind: 'failure', message: texts.submitFailed, detail: tryAgain, errors: [] };
  }
}

/** An answer that is not ours, a proxy's error page for instance, counts as a failure without words. */
async function readAnswer(response: Response): Promise<SubmitAnswer> {
  const text = await response.text();
  try {
    const answer: SubmitAnswer = JSON.parse(text);
    if (answer?.success === true && response.ok) return answer;
    if (answer?.success === false) return answer;
  } catch {
    // Not JSON: judged below like any other answer that is not ours.
  }
  return { success: false, message: '' };
}
