import type { FieldError } from '#contract/http.ts';
import { fieldErrors, headlineOf, type LeadTexts, type SubmitAnswer } from '#contract/lead.ts';
import type { z } from '#contract/zod.ts';

/** How a submission ended, in the words that the visitor reads. */
export type Outcome =
  | { kind: 'success'; message: string; reference: string | undefined }
  | { kind: 'failure'; message: string; detail?: string; errors: FieldError[] };

/** What is said where the server says nothing. */
export type OutcomeTexts = Pick<LeadTexts, 'submitted' | 'submitFailed'>;

/** The server's own words come first, the documents' defaults where it has none. */
export function outcomeOf(answer: SubmitAnswer, texts: OutcomeTexts): Outcome {
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

/**
 * What the shared schema found, and what is wrong with files besides; without a headline of the
 * schema's own the first message is it.
 */
export function rejection(
  issues: readonly z.core.$ZodIssue[],
  texts: OutcomeTexts,
  faults: readonly FieldError[] = [],
): Outcome {
  const errors = [...fieldErrors(issues), ...faults];
  const message = headlineOf(issues) ?? errors[0]?.message ?? texts.submitFailed;
  return { kind: 'failure', message, errors };
}
