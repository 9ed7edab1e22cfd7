import { and, eq } from 'drizzle-orm';
import { parseExtension } from '#contract/format/file-extension.ts';
import { idempotencyKeyHeader, idParams, submitHeaders } from '#contract/http/http.ts';
import { jobApplication, jobApplicationInput } from '#contract/leads/job-application.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Files } from '#server/platform/files/files.ts';
import { acceptForms } from '#server/platform/files/receive.ts';
import type { FileStorage, StoredFile } from '#server/platform/files/storage.ts';
import { findContentType } from '#server/platform/files/validation/validate-file.ts';
import type { Api } from '#server/platform/http/api.ts';
import { framedPdfHeaders } from '#server/platform/http/security-headers.ts';
import { keyFromHeader } from '#server/platform/idempotency/idempotency-key.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { describeApplicationFiles } from './docs.ts';
import { registerRecords } from './routes.ts';
import type { SubmissionServices } from './submission-services.ts';
import { submitApplication } from './submit-application.ts';
import { applicationFiles, jobApplicationLead, jobApplications } from './types/job-application.ts';

type ApplicationFile = keyof typeof applicationFiles;

const titles: Record<ApplicationFile, string> = { cvFile: 'CV', photoFile: 'Photo' };

/** A file of an application, with the name for its download. */
interface Download {
  file: StoredFile;
  name: string;
  contentType: string;
}

/** Finds a file of an application. Throws a 404 if the record or its file does not exist. */
async function findApplicationFile(
  db: Db,
  storage: FileStorage,
  id: string,
  field: ApplicationFile,
): Promise<Download> {
  const { _id, firstName, lastName, [field]: column } = jobApplications;
  const [row] = await db
    .select({ _id, firstName, lastName, key: column })
    .from(jobApplications)
    .where(and(eq(_id, id), isNotTrashed(jobApplications)));
  const file = row?.key && (await storage.find(row.key));
  if (!row?.key || !file) throw notFound('file');
  const extension = parseExtension(row.key);
  // Named after the record: the sender's file name is not stored.
  const name = `${titles[field]} ${row.firstName} ${row.lastName} ${formatReference(row._id)}.${extension}`;
  return { file, name, contentType: findContentType(extension) };
}

/** Builds a Content-Disposition header for a file with any characters in its name. */
function buildContentDisposition(type: 'attachment' | 'inline', name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, '_');
  const plain = safe.replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(safe).replace(/['()]/g, escape);
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const { paths, permission: access, texts } = jobApplication;
const docs = describeApplicationFiles(jobApplicationLead);

/** Registers the routes of job applications: those of every request type, plus uploading and reading files. */
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

/** How a file is sent: as a download, or, if it is a PDF, to be shown in the office. */
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
