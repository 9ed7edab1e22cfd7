import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadMessages } from '#contract/uploads.ts';
import { AppError } from '#server/errors.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { validateBySchema } from '#server/http/validate.ts';
import { type JudgedFile, judgeFile } from './judge/judge.ts';
import { type FormRules, type Parts, readParts } from './read-parts.ts';
import { Scratch } from './scratch.ts';
import type { Staging } from './staging.ts';
import { countUnderWay } from './under-way.ts';

/** A file that was found good. It lies on disk until the form has been dealt with. */
export interface ReceivedFile extends JudgedFile {
  /** The SHA-256 of what was sent, in hexadecimal. */
  sha256: string;
}

/** A form with files: its texts, with the chosen files' names among them, and what came of the files. */
export interface ReceivedForm {
  form: FormData;
  files: ReadonlyMap<string, ReceivedFile>;
  /** The refusals of files, by field. */
  faults: ReadonlyMap<string, AppError>;
}

/** A form is checked as it is read; a route's schema for its body only describes it. */
const validateAllButBody: typeof validateBySchema = (part) =>
  part.httpPart === 'body' ? (body: unknown) => ({ value: body }) : validateBySchema(part);

/** Lets a scope take multipart forms, and nothing else. Its routes read them by `receiveForm`. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.setValidatorCompiler(validateAllButBody);
  await scope.register(multipart);
}

async function judgeAll(
  { form, staged, faults }: Parts,
  scratch: Scratch,
  client: string,
): Promise<ReceivedForm> {
  const files = new Map<string, ReceivedFile>();
  for (const [field, { path, extension, sha256 }] of staged) {
    if (faults.has(field)) continue;
    try {
      const judged = await judgeFile(path, extension, { newPath: () => scratch.newPath(), client });
      files.set(field, { ...judged, sha256 });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      faults.set(field, error);
    }
  }
  return { form, files, faults };
}

/** What a form that could not be read is answered with; failures of our own disk stay what they are. */
function refusalOf(error: unknown): unknown {
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) return error;
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  if (isTooMuch) return new AppError('too-large', uploadMessages.tooLargeAltogether);
  return new AppError('invalid', uploadMessages.incomplete);
}

/**
 * What still comes of a form is read and dropped: a browser that is cut off would not hear the answer,
 * and where the form seemed to end early, its next request on the same connection would wait for ever.
 */
function dropTheRest(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
}

/**
 * The door for forms with files, for every scope that `acceptForms`: reads the form, judges its files
 * and hands both to `use`. Whatever happens, when it is over nothing of the form is left on the way;
 * what is to stay, `use` has kept elsewhere. Throws an AppError for what is no whole form.
 */
export async function receiveForm<Result>(
  request: FastifyRequest,
  { staging, ...rules }: FormRules & { staging: Staging },
  use: (received: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const client = clientNetwork(request.ip);
  return await countUnderWay(client, async () => {
    const scratch = new Scratch(staging);
    try {
      const parts = await readParts(request, rules, scratch)
        .catch((error: unknown) => {
          throw refusalOf(error);
        })
        .finally(() => dropTheRest(request.raw));
      return await use(await judgeAll(parts, scratch, client));
    } finally {
      await scratch.clear();
    }
  });
}
