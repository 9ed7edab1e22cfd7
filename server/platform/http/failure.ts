import type { FastifyError } from 'fastify';
import { errorStatuses, type Failure } from '#contract/http/http.ts';
import { fault, findFault } from '#contract/input/fault.ts';
import { isDatabaseUnavailable } from '#server/platform/db/errors.ts';
import { AppError } from '#server/platform/errors.ts';
import * as words from '#words/contract/input';

/** Error codes of a disk that is full, read-only or failing, or of too many open files. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Whether the S3 service sent the error. Checks the same two fields as the SDK's `S3ServiceException.isInstance`,
 * because importing the SDK here would add its 30 MB to every process.
 */
const isFromService = (error: Error): error is Error & { $fault: 'client' | 'server' } =>
  '$fault' in error && '$metadata' in error;

/** Whether an error or one of its causes means that files temporarily cannot be stored or read. */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isFromService(error)) return error.$fault === 'server';
  const { code } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && diskCodes.has(code)) ||
    error.name === 'TimeoutError' ||
    isStorageUnavailable(error.cause)
  );
}

interface ErrorResponse {
  status: number;
  body: Failure;
}

/** Messages for people, by Fastify's error codes. */
const fastifyMessages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: fault('too-large', words.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: fault('wrong-type', words.wrongType),
  FST_ERR_CTP_EMPTY_JSON_BODY: fault('body-missing', 'The request has no content'),
  FST_ERR_CTP_INVALID_JSON_BODY: fault('json-invalid', 'The request is not valid JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: fault('request-incomplete', words.requestIncomplete),
};

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || isStorageUnavailable(error)) {
    return new AppError('unavailable', words.unavailable);
  }
  return null;
}

const isClientError = (error: unknown): error is FastifyError =>
  error instanceof Error &&
  'statusCode' in error &&
  Number(error.statusCode) >= 400 &&
  Number(error.statusCode) < 500;

/** Returns the status and body for an error. An unexpected error is a 500 that reveals nothing about its cause. */
export function describeFailure(error: unknown): ErrorResponse {
  const known = asAppError(error);
  if (known) {
    const { status, message, code, details } = known;
    return { status, body: { success: false, message, ...findFault(message, code), ...details } };
  }
  if (isClientError(error)) {
    const message = fastifyMessages[error.code] ?? words.invalid;
    return {
      status: error.statusCode ?? 400,
      body: { success: false, message, ...findFault(message) },
    };
  }
  return {
    status: errorStatuses.internal,
    body: { success: false, message: words.internal, code: 'internal' },
  };
}
