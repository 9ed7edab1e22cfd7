import { transmit } from '#ui/transmit.ts';
import {
  buildConnectionFailure,
  idempotencyHeader,
  isRefusal,
  keptNote,
  parseResponse,
  readOutcome,
  retryNote,
} from './api-response.ts';
import type { Outcome, OutcomeTexts } from './outcome.ts';
import { extractPageText } from './page-text.ts';
import type { PrepareSubmission, SubmissionTarget } from './prepared-submission.ts';

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
export type FormatServerError = (status: number, body: string) => string;

/** Describes a file by its name, size and date, so that the same choice has the same identity. */
const describeFile = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Prepares an input with files as a multipart form. It reports progress and can be cancelled. */
export function prepareMultipart(formatServerError: FormatServerError): PrepareSubmission {
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
  const message = 'This file cannot be read any more: please choose it again';
  const errors = (await findUnreadableFiles(form)).map((field) => ({ field, message }));
  return errors.length > 0 ? { kind: 'failure', message, errors } : null;
}

/** Builds the outcome of an answer that is not from the API, such as a proxy's page. */
export function buildServerErrorOutcome(
  status: number,
  page: string,
  { submitFailed }: OutcomeTexts,
  formatServerError: FormatServerError,
): Outcome {
  const text = extractPageText(page);
  const message = text ? formatServerError(status, text) : submitFailed;
  const detail = [text && `${submitFailed}.`, chooseAdvice(status)].filter(Boolean).join(' ');
  return { kind: 'failure', message, ...(detail && { detail }), errors: [] };
}

/** What to do about a server error; nothing after a refusal, which would be repeated. */
function chooseAdvice(status: number): string {
  if (isRefusal(status)) return '';
  if (status === 413) return `Your files are too large for the line: try smaller ones. ${keptNote}`;
  return retryNote;
}
