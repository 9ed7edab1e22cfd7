import { type ErrorCode, type Failure, type FieldError, statusOfError } from '#contract/http.ts';

type Details = Pick<Failure, 'errors' | 'conflict'>;

/** A failure that the caller is told about, in words meant for a person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOfError[this.code];
  }
}

/** The failure for input that a schema refused; without a headline the first message is it. */
export function invalidInput(errors: FieldError[], headline = errors[0]?.message): AppError {
  return new AppError('invalid', headline ?? 'This request is not valid', { errors });
}

/** The failure for an id that names no record. */
export function notFound(what = 'record'): AppError {
  return new AppError('not-found', `This ${what} does not exist`);
}
