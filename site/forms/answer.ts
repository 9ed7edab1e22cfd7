import type { idempotencyKeyHeader } from '#contract/http.ts';
import type { SubmitAnswer } from '#contract/lead.ts';
import { type Outcome, type OutcomeTexts, outcomeOf } from './outcome.ts';

/** The contract's word, held to it by its type: its module would bring the schemas to every page. */
export const keyHeader: typeof idempotencyKeyHeader = 'idempotency-key';

export const safe = 'What you entered is still here, and it will not be counted twice.';
const tryAgain = `The connection was interrupted. Please send it again. ${safe}`;
export const trySoon = `Please send it again in a moment. ${safe}`;

/** What is said where no answer came at all. */
export const interrupted = ({ submitFailed }: OutcomeTexts): Outcome => ({
  kind: 'failure',
  message: submitFailed,
  detail: tryAgain,
  errors: [],
});

/** The API's answer; null for one that is not ours, a proxy's error page for instance. */
export function readAnswer(isOk: boolean, text: string): SubmitAnswer | null {
  try {
    const answer: SubmitAnswer = JSON.parse(text);
    if (answer?.success === true && isOk) return answer;
    if (answer?.success === false) return answer;
  } catch {
    // Not JSON: not ours.
  }
  return null;
}

/** How it went by an answer of ours; where no field is at fault, sending the same again is advised. */
export function outcomeOfAnswer(answer: SubmitAnswer, texts: OutcomeTexts): Outcome {
  const outcome = outcomeOf(answer, texts);
  const isWorthRepeating = outcome.kind === 'failure' && outcome.errors.length === 0;
  return isWorthRepeating ? { ...outcome, detail: trySoon } : outcome;
}
