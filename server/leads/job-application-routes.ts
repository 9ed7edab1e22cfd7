import { idempotencyKeyHeader, idParams, submitHeaders } from '#contract/http.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { jobApplicationInput } from '#contract/leads/job-application-input.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Files } from '#server/files/files.ts';
import { acceptForms } from '#server/files/receive.ts';
import { removeFiles } from '#server/files/remove.ts';
import type { Api } from '#server/http/api.ts';
import { repeatOfKey } from '#server/repeat/repeat.ts';
import {
  type ApplicationFile,
  attachmentNamed,
  findApplicationFile,
  keysOfApplication,
} from './application-files.ts';
import { deleteLead } from './change.ts';
import type { Intake } from './intake.ts';
import { applicationFiles, jobApplicationLead } from './job-application.ts';
import { registerRecords } from './routes.ts';
import { submitApplication } from './submit-application.ts';

const { paths, permission, texts } = jobApplication;
const staffOnly = { access: permission } as const;

/** The routes of job applications: those of every request, with files sent, read and deleted beside. */
export async function registerJobApplications(
  api: Api,
  intake: Intake,
  files: Files,
): Promise<void> {
  registerRecords(api, intake.database.db, jobApplicationLead);
  registerDeletion(api, intake, files);
  for (const field of ['cvFile', 'photoFile'] as const) registerFile(api, intake, files, field);
  await api.register(async (scope) => {
    await acceptForms(scope);
    registerSubmission(scope as Api, intake, files);
  });
}

/** How visitors apply: a multipart form with their files. */
function registerSubmission(api: Api, intake: Intake, files: Files): void {
  const schema = {
    headers: submitHeaders,
    body: jobApplicationInput,
    consumes: ['multipart/form-data'],
  };
  api.post(paths.submit, { config: { access: 'public' }, schema }, async (request, reply) => {
    const key = request.headers[idempotencyKeyHeader];
    const data = await submitApplication({ ...intake, files }, request, {
      repeatOf: () => repeatOfKey(key),
    });
    reply.status(201);
    return { success: true, message: texts.submitted, data };
  });
}

/** How staff read a file of an application: saved, never shown by the browser within our pages. */
function registerFile(
  api: Api,
  { database }: Intake,
  { storage }: Files,
  field: ApplicationFile,
): void {
  const url = `${paths.records}/:id/${applicationFiles[field]}`;
  api.get(url, { config: staffOnly, schema: { params: idParams } }, async (request, reply) => {
    const { id } = request.params;
    const { file, name, contentType } = await findApplicationFile(database.db, storage, id, field);
    reply.headers({
      'Content-Type': contentType,
      'Content-Length': file.bytes,
      'Content-Disposition': attachmentNamed(name),
      'Cache-Control': 'no-store',
    });
    return reply.send(await file.read());
  });
}

/** Deletes an application for good, and then its files. */
function registerDeletion(api: Api, { database: { db } }: Intake, { storage }: Files): void {
  const options = { config: staffOnly, schema: { params: idParams } };
  api.delete(`${paths.records}/:id`, options, async (request) => {
    const { id } = request.params;
    const keys = await keysOfApplication(db, id);
    await deleteLead(db, jobApplicationLead, id, actorOf(request));
    await removeFiles({ db, storage }, keys, request.log);
    return { success: true };
  });
}
