import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadMessages } from '#contract/http/uploads.ts';
import { AppError } from '#server/platform/errors.ts';
import { allowSlowBody } from '#server/platform/http/body-limits.ts';
import { clientNetwork, listNetworks } from '#server/platform/http/client.ts';
import { validateBySchema } from '#server/platform/http/validate.ts';
import { type FormRules, type MultipartParts, readMultipart } from './read-multipart.ts';
import type { Staging } from './staging.ts';
import { StagedFiles, type Uploader, withUploadPlace } from './upload-places.ts';
import { type ValidatedFile, type Validation, validateFile } from './validation/validate-file.ts';

/** A validated file. It stays in staging until the form has been processed. */
export interface ReceivedFile extends ValidatedFile {
  /** The SHA-256 of the file as it was sent, in hexadecimal. */
  sha256: string;
}

/** A form with files: its texts (including the names of the files), the valid files, and the errors of the others. */
export interface ReceivedForm {
  form: FormData;
  files: ReadonlyMap<string, ReceivedFile>;
  /** The errors of files, by field. */
  faults: ReadonlyMap<string, AppError>;
}

/** A form is validated while it is read; the body schema of its route is only for the API's description. */
const validateAllButBody: typeof validateBySchema = (part) =>
  part.httpPart === 'body' ? (body: unknown) => ({ value: body }) : validateBySchema(part);

/** Makes a scope accept multipart forms only. Its routes read them with `receiveForm`. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.setValidatorCompiler(validateAllButBody);
  await scope.register(multipart);
}

async function validateFiles(
  { form, staged, faults }: MultipartParts,
  validation: Validation,
): Promise<ReceivedForm> {
  const files = new Map<string, ReceivedFile>();
  for (const [field, { path, extension, sha256 }] of staged) {
    if (faults.has(field)) continue;
    try {
      files.set(field, { ...(await validateFile(path, extension, validation)), sha256 });
    } catch (error) {
      // An error that is not about a file fails the whole form, which may be sent again unchanged.
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
      faults.set(field, error);
    }
  }
  return { form, files, faults };
}

/** Converts an error while reading a form. Errors of the server's disk stay unchanged. */
function toAppError(error: unknown): unknown {
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) return error;
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  if (isTooMuch) return new AppError('too-large', uploadMessages.tooLargeAltogether);
  return new AppError('invalid', uploadMessages.incomplete);
}

/**
 * Reads and drops the rest of a form. A browser that is cut off would lose the response, and after a form that
 * seemed to end early, its next request on the same connection would wait forever.
 */
function dropTheRest(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
}

/**
 * Receives a form with files, in a scope that called `acceptForms`: reads the form, validates its files and
 * passes both to `use`, which stores what it needs. Afterwards all staged files are removed, even after an
 * error. Throws an AppError for a malformed or incomplete form.
 */
export async function receiveForm<Result>(
  request: FastifyRequest,
  { staging, ...rules }: FormRules & { staging: Staging },
  use: (received: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const client = clientNetwork(request.ip);
  allowSlowBody(request.raw);
  const uploader: Uploader = request.staff ? 'staff' : 'visitor';
  const networks = listNetworks(request.ip);
  return await withUploadPlace(uploader, networks, async () => {
    const stagedFiles = new StagedFiles(staging, { uploader, networks });
    try {
      await staging.room.check();
      const parts = await readMultipart(request, rules, stagedFiles, uploader)
        .catch((error: unknown) => {
          throw toAppError(error);
        })
        .finally(() => dropTheRest(request.raw));
      const newPath = () => stagedFiles.newPath();
      return await use(await validateFiles(parts, { newPath, client, scan: staging.scan }));
    } finally {
      await stagedFiles.clear();
    }
  });
}
