import type { FieldError } from '#contract/http/http.ts';
import { findFileFaults, type UploadRule } from '#contract/http/uploads.ts';
import { transmit } from '#ui/transmit.ts';
import * as words from '#words/site/forms';
import {
  buildConnectionFailure,
  idempotencyHeader,
  isRefusal,
  type Outcome,
  type OutcomeTexts,
  parseResponse,
  readOutcome,
  retryNote,
} from './outcome.ts';
import type { PrepareSubmission, SubmissionTarget } from './use-sending.ts';

/** File handling for a form with files. Forms without files do not load its code. */
export interface FileHandling {
  /** The errors of the chosen files that the browser can find. */
  findFaults: (form: FormData) => FieldError[];
  /** The chosen files by field. */
  pickFiles: (form: FormData) => Record<string, File>;
  prepare: PrepareSubmission;
}

/** Creates the file handling for a form from the upload rule of each field. */
export function createFileHandling(
  rules: Readonly<Record<string, UploadRule>>,
  formatServerError: FormatServerError,
): FileHandling {
  return {
    findFaults: (form) => findFileFaults(rules, form),
    pickFiles: (form) =>
      Object.fromEntries(
        Object.keys(rules).flatMap((field) => {
          const file = form.get(field);
          return file instanceof File && file.name !== '' ? [[field, file]] : [];
        }),
      ),
    prepare: prepareMultipart(formatServerError),
  };
}

/** Finds the fields whose files were moved, changed or deleted after they were chosen. */
async function findUnreadableFiles(form: FormData): Promise<string[]> {
  const fields: string[] = [];
  for (const [field, value] of form) {
    if (value instanceof File && !(await isReadable(value))) fields.push(field);
  }
  return fields;
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      // The file was moved or changed: the visitor is asked to choose it again.
      () => false,
    );

/** Formats the message for a response that is not from the API. */
type FormatServerError = (status: number, body: string) => string;

/** Describes a file by its name, size and date, so that the same choice has the same identity. */
const describeFile = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Prepares an input with files as a multipart form. It reports progress and can be cancelled. */
function prepareMultipart(formatServerError: FormatServerError): PrepareSubmission {
  return (input) => ({
    identity: JSON.stringify(input, describeFile),
    post: (target) => postMultipart(buildFormData(input), target, formatServerError),
  });
}

/** Text fields go first, so that the server can reject them before it receives the files. */
function buildFormData(input: Record<string, unknown>): FormData {
  const form = new FormData();
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) if (!(value instanceof File)) form.append(name, String(value));
  for (const [name, value] of given) if (value instanceof File) form.append(name, value);
  return form;
}

async function postMultipart(
  form: FormData,
  { path, key, texts, onProgress, signal }: SubmissionTarget,
  formatServerError: FormatServerError,
): Promise<Outcome | null> {
  const headers = { [idempotencyHeader]: key };
  const result = await transmit(`/api${path}`, {
    method: 'POST',
    form,
    headers,
    onProgress,
    signal,
  });
  if (result === 'stopped') return null;
  if (result === 'broken')
    return (await buildUnreadableFailure(form)) ?? buildConnectionFailure(texts);
  const { status, text } = result;
  const answer = parseResponse(status >= 200 && status < 300, text);
  return answer
    ? readOutcome(answer, status, texts)
    : buildServerErrorOutcome(status, text, texts, formatServerError);
}

/** A file that changed after it was chosen fails like a broken connection, but on every attempt. */
async function buildUnreadableFailure(form: FormData): Promise<Outcome | null> {
  const message = words.fileUnreadable;
  const errors = (await findUnreadableFiles(form)).map((field) => ({ field, message }));
  return errors.length > 0 ? { kind: 'failure', message, errors } : null;
}

/** Builds the outcome of a response that is not from the API, such as a proxy's page. */
export function buildServerErrorOutcome(
  status: number,
  page: string,
  { submitFailed }: OutcomeTexts,
  formatServerError: FormatServerError,
): Outcome {
  const text = extractPageText(page);
  const message = text ? formatServerError(status, text) : submitFailed;
  const detail = [text && words.asSentence(submitFailed), chooseAdvice(status)]
    .filter(Boolean)
    .join(' ');
  return { kind: 'failure', message, ...(detail && { detail }), errors: [] };
}

/** What to do about a server error; nothing after a refusal, which would be repeated. */
function chooseAdvice(status: number): string {
  if (isRefusal(status)) return '';
  if (status === 413) return `${words.filesTooLarge} ${words.inputKept}`;
  return retryNote;
}

const maxLength = 160;

/**
 * Extracts the text of an HTML page as one short line, to show the error page of a proxy. Do not render it
 * as HTML.
 */
export function extractPageText(page: string): string {
  const text = page
    .slice(0, 20_000)
    .replace(/<(head|script|style)\b.{0,20000}?<\/\1\s*>/gis, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}
