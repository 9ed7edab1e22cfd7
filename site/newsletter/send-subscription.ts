import type { Outcome } from '../forms/outcome.ts';
import { type PrepareSubmission, sendJson } from '../forms/use-sending.ts';
import { texts } from './popup-texts.ts';

type Answer = Partial<Extract<Outcome, { kind: 'failure' }>> & { success?: unknown };

/** Prepares a subscription with a name. Its [outcomes](docs/spec/forms.md#newsletter) differ from other forms'. */
export const prepareSubscription: PrepareSubmission = (input) => {
  const body = JSON.stringify(input);
  return {
    identity: body,
    post: async (target) => {
      const response = await sendJson(body, target);
      return response ? buildOutcome(response) : buildFailure(texts.failed);
    },
  };
};

const buildFailure = (message: string, errors: Answer['errors'] = []): Outcome => ({
  kind: 'failure',
  message,
  errors,
});

function buildOutcome({ ok, status, text }: { ok: boolean; status: number; text: string }) {
  const answer = readAnswer(text);
  if (!ok) return buildFailure(answer?.message || `${texts.serverError}${status}`, answer?.errors);
  if (answer?.success === true) {
    const message = answer.message || texts.subscribed;
    return { kind: 'success', message, reference: undefined } as const;
  }
  if (answer?.success === false)
    return buildFailure(answer.message || texts.refused, answer.errors);
  return buildFailure(texts.failed);
}

/** Parses an answer; null for the page of a proxy, which is not JSON. */
function readAnswer(text: string): Answer | null {
  try {
    return JSON.parse(text);
  } catch {
    // Not from the API; the status is used.
    return null;
  }
}
