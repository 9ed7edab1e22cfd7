import type { FieldError } from '#contract/http.ts';
import type { LeadTexts, SubmitAnswer } from '#contract/lead.ts';

/** How a submission ended, in the words that the visitor reads. */
export type Outcome =
  | { kind: 'success'; message: string; reference: string | undefined }
  | { kind: 'failure'; message: string; detail?: string; errors: FieldError[] };

type Texts = Pick<LeadTexts, 'submitted' | 'submitFailed'>;

/** The server's own words come first, the documents' defaults where it has none. */
export function outcomeOf(answer: SubmitAnswer, texts: Texts): Outcome {
  if (!answer.success) {
    return {
      kind: 'failure',
      message: answer.message || texts.submitFailed,
      errors: answer.errors ?? [],
    };
  }
  return {
    kind: 'success',
    message: answer.message || texts.submitted,
    reference: answer.data?.reference,
  };
}

/** What the shared schema found: the first message is the headline. */
export function rejection(errors: FieldError[], texts: Texts): Outcome {
  return { kind: 'failure', message: errors[0]?.message ?? texts.submitFailed, errors };
}
