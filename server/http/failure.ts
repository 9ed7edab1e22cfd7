import type { FastifyError } from 'fastify';
import { type Failure, statusOfError } from '#contract/http.ts';
import { isDatabaseAway } from '#server/db/unavailable.ts';
import { AppError } from '#server/errors.ts';
import { isStorageAway } from '#server/files/storage-away.ts';

interface Answer {
  status: number;
  body: Failure;
}

const unclear = 'This request is not valid';

/** Fastify's own refusals in words meant for a person. */
const wordsOfFastify: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'This request is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This kind of content is not accepted here',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no content',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request is not complete',
};

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error) || isStorageAway(error)) {
    return new AppError('unavailable', 'We are briefly unavailable. Please try again in a moment.');
  }
  return null;
}

const isRefusal = (error: unknown): error is FastifyError =>
  error instanceof Error &&
  'statusCode' in error &&
  Number(error.statusCode) >= 400 &&
  Number(error.statusCode) < 500;

/** What a failure is answered with; one that nobody foresaw is a 500 that shows nothing of its cause. */
export function failureOf(error: unknown): Answer {
  const known = asAppError(error);
  if (known) {
    const { status, message, details } = known;
    return { status, body: { success: false, message, ...details } };
  }
  if (isRefusal(error)) {
    const message = wordsOfFastify[error.code] ?? unclear;
    return { status: error.statusCode ?? 400, body: { success: false, message } };
  }
  return {
    status: statusOfError.internal,
    body: { success: false, message: 'Something went wrong on our side. Please try again.' },
  };
}
