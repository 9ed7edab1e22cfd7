import type { FastifyRequest } from 'fastify';
import { jobApplication } from '#contract/leads/job-application.ts';
import { typedText } from '#contract/read-form.ts';
import { AppError } from '#server/errors.ts';
import { senderOf } from '#server/http/sender.ts';
import { repeatOfForm } from '#server/repeat/repeat.ts';
import { type ApplicationIntake, submitApplication } from './submit-application.ts';
import { type FormResult, formAnswer } from './submit-form.ts';

/**
 * Stores a job application sent as a plain multipart form, by the same rules as one sent to the API.
 * The values are what was typed, with the chosen files' names.
 */
export async function submitApplicationForm(
  intake: ApplicationIntake,
  upload: FastifyRequest | undefined,
  report: (error: unknown) => void,
): Promise<FormResult> {
  let values: Record<string, string> = {};
  const store = async () => {
    if (!upload) throw new AppError('wrong-type', 'This kind of content is not accepted here');
    return await submitApplication(intake, upload, {
      onRead: (form) => {
        values = typedText(form);
      },
      repeatOf: (fingerprint) => repeatOfForm(fingerprint, senderOf(upload)),
    });
  };
  const answer = await formAnswer(jobApplication, store, report);
  return { ...answer, values };
}
