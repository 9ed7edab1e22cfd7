import {
  type ErrorCode,
  errorStatuses,
  type Failure,
  type FieldError,
} from '#contract/http/http.ts';
import { findFault } from '#contract/input/fault.ts';
import * as words from '#words/contract/input';

/** A rejected field, whose code is that of its message. */
type RejectedField = Pick<FieldError, 'field' | 'message'>;

type Details = Pick<Failure, 'errors' | 'conflict' | 'data'>;

/** A failure that is reported to the caller. Its message is shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(
    code: ErrorCode,
    message: string,
    { errors, ...details }: Omit<Details, 'errors'> & { errors?: readonly RejectedField[] } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = {
      ...details,
      ...(errors && {
        errors: errors.map(({ field, message }) => ({
          field,
          message,
          ...findFault(message, code),
        })),
      }),
    };
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** Builds the error for input that a schema rejects. The headline defaults to the first message. */
export function invalidInput(
  errors: readonly RejectedField[],
  headline = errors[0]?.message,
): AppError {
  return new AppError('invalid', headline ?? words.invalid, { errors });
}

/** Builds the error for an id that matches no record. */
export function notFound(what = 'record'): AppError {
  return new AppError('not-found', `This ${what} does not exist`);
}
