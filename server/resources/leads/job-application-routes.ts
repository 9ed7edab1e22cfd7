import { idempotencyKeyHeader, idParams, submitHeaders } from '#contract/http.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { jobApplicationInput } from '#contract/leads/job-application-input.ts';
import { z } from '#contract/zod.ts';
import type { Files } from '#server/platform/files/files.ts';
import { acceptForms } from '#server/platform/files/receive.ts';
import type { Api } from '#server/platform/http/api.ts';
import { framedPdfHeaders } from '#server/platform/http/security-headers.ts';
import { keyFromHeader } from '#server/platform/idempotency/idempotency-key.ts';
import {
  type ApplicationFile,
  buildContentDisposition,
  findApplicationFile,
} from './application-files.ts';
import { describeApplicationFiles } from './docs.ts';
import { registerRecords } from './routes.ts';
import type { SubmissionServices } from './submission-services.ts';
import { submitApplication } from './submit-application.ts';
import { applicationFiles, jobApplicationLead } from './types/job-application.ts';

const { paths, permission: access, texts } = jobApplication;
const docs = describeApplicationFiles(jobApplicationLead);

/** Registers the routes of job applications: those of every request type, plus sending and reading files. */
export async function registerJobApplications(
  api: Api,
  services: SubmissionServices,
  files: Files,
): Promise<void> {
  registerRecords(api, services.database, jobApplicationLead);
  for (const field of ['cvFile', 'photoFile'] as const) registerFile(api, services, files, field);
  await api.register(async (scope) => {
    await acceptForms(scope);
    registerSubmission(scope as Api, services, files);
  });
}

/** Registers how visitors apply: a multipart form with files. */
function registerSubmission(api: Api, services: SubmissionServices, files: Files): void {
  const schema = {
    headers: submitHeaders,
    body: jobApplicationInput,
    consumes: ['multipart/form-data'],
  };
  const config = { access: 'public', docs: docs.submit } as const;
  api.post(paths.submit, { config, schema }, async (request, reply) => {
    const key = request.headers[idempotencyKeyHeader];
    const data = await submitApplication({ ...services, files }, request, {
      chooseKey: () => keyFromHeader(key),
    });
    reply.status(201);
    return { success: true, message: texts.submitted, data };
  });
}

/** How a file is sent: as a download, or to be shown in the office if it is a PDF. */
const fileQuery = z.object({ disposition: z.optional(z.enum(['attachment', 'inline'])) });

/** Registers how staff read a file of an application. Only a PDF is ever shown in the office's origin. */
function registerFile(
  api: Api,
  { database }: SubmissionServices,
  { storage }: Files,
  field: ApplicationFile,
): void {
  const url = `${paths.records}/:id/${applicationFiles[field]}`;
  const schema = { params: idParams, querystring: fileQuery };
  const options = { config: { access, docs: docs[field] }, schema };
  api.get(url, options, async (request, reply) => {
    const { id } = request.params;
    const { file, name, contentType } = await findApplicationFile(database.db, storage, id, field);
    const isShown = request.query.disposition === 'inline' && contentType === 'application/pdf';
    reply.headers({
      ...(isShown && framedPdfHeaders),
      'Content-Type': contentType,
      'Content-Length': file.bytes,
      'Content-Disposition': buildContentDisposition(isShown ? 'inline' : 'attachment', name),
      'Cache-Control': 'no-store',
    });
    return reply.send(await file.read());
  });
}
