import type { FieldError } from '#contract/http/http.ts';
import { fieldErrors, findHeadline } from '#contract/input/issues.ts';
import type { LeadTexts, SubmitResponse } from '#contract/leads/lead.ts';
import type { z } from '#contract/zod.ts';

/** The outcome of a submission with the texts that the visitor reads. */
export type Outcome =
  | {
      kind: 'success';
      message: string;
      reference: string | undefined;
      /** The page of the appointment that was made. */
      appointmentUrl?: string | undefined;
      /** The code by which /verify finds a booking. */
      verifyCode?: string | undefined;
    }
  | {
      kind: 'failure';
      message: string;
      detail?: string;
      errors: FieldError[];
      /** The next free slots, if the chosen one was taken. */
      next?: readonly string[] | undefined;
    };

/** Texts for responses without a message. */
export type OutcomeTexts = Pick<LeadTexts, 'submitted' | 'submitFailed'>;

/** Builds an outcome from a response. The server's message takes precedence over the default texts. */
export function buildOutcome(answer: SubmitResponse, texts: OutcomeTexts): Outcome {
  if (!answer.success) {
    return {
      kind: 'failure',
      message: answer.message || texts.submitFailed,
      errors: answer.errors ?? [],
      next: answer.data?.next,
    };
  }
  return {
    kind: 'success',
    message: answer.message || texts.submitted,
    reference: answer.data?.reference,
    appointmentUrl: answer.data?.appointmentUrl,
    verifyCode: answer.data?.verifyCode,
  };
}

/**
 * Builds the outcome of a failed validation, from the schema's issues and the faults of files. The schema's
 * headline, or else the first message, becomes the message.
 */
export function buildRejection(
  issues: readonly z.core.$ZodIssue[],
  texts: OutcomeTexts,
  faults: readonly FieldError[] = [],
): Outcome {
  const errors = [...fieldErrors(issues), ...faults];
  const message = findHeadline(issues) ?? errors[0]?.message ?? texts.submitFailed;
  return { kind: 'failure', message, errors };
}
