import type { FastifyRequest } from 'fastify';
import { jobApplication } from '#contract/leads/job-application.ts';
import { readFormText } from '#contract/read-form.ts';
import { AppError } from '#server/platform/errors.ts';
import { readClient } from '#server/platform/http/client.ts';
import { keyFromForm } from '#server/platform/idempotency/idempotency-key.ts';
import { type ApplicationServices, submitApplication } from './submit-application.ts';
import { type FormResult, runFormSubmission } from './submit-form.ts';

/**
 * Stores a job application from a plain multipart form, with the same validation as the API. The values are what
 * was typed, plus the names of the chosen files.
 */
export async function submitApplicationForm(
  services: ApplicationServices,
  upload: FastifyRequest | undefined,
  report: (error: unknown) => void,
): Promise<FormResult> {
  let values: Record<string, string> = {};
  const store = async () => {
    if (!upload) throw new AppError('wrong-type', 'This kind of content is not accepted here');
    return await submitApplication(services, upload, {
      onRead: (form) => {
        values = readFormText(form);
      },
      chooseKey: (fingerprint) => keyFromForm(fingerprint, readClient(upload)),
    });
  };
  const result = await runFormSubmission(jobApplication, store, report);
  return { ...result, values };
}
