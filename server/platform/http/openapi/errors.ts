import { type ErrorCode, errorStatuses } from '#contract/http/http.ts';
import type { FaultCode } from '#contract/input/fault-codes.ts';

interface ErrorDescription {
  /** Its name among the document's responses. */
  name: string;
  description: string;
  /** An example message. */
  message: string;
  /** The code of the message; by default that of the status. */
  code?: FaultCode;
  /** An example of a rejected field. */
  field?: string;
  /** Whether the response has Retry-After. */
  hasRetryAfter?: true;
}

/** The API's errors in its description. */
const errorDescriptions: Readonly<Record<ErrorCode, ErrorDescription>> = {
  invalid: {
    name: 'Invalid',
    description: 'The input is invalid; `errors` names the fields.',
    message: 'Please enter a valid email address',
    code: 'email-invalid',
    field: 'email',
  },
  unauthenticated: {
    name: 'Unauthenticated',
    description: 'There is no session, or the sign-in is wrong.',
    message: 'Please sign in',
  },
  forbidden: {
    name: 'Forbidden',
    description: 'The account lacks the permission, or a write came from another site.',
    message: 'Your account does not have the permission for this',
  },
  'not-found': {
    name: 'NotFound',
    description: 'The record does not exist, or its id in the path of a GET is malformed.',
    message: 'This record does not exist',
  },
  conflict: {
    name: 'Conflict',
    description:
      'The record exists already or was changed by someone else, or the Idempotency-Key was used for another request.',
    message: 'This Idempotency-Key was already used for another request',
    code: 'idempotency-key-reused',
  },
  'too-large': {
    name: 'TooLarge',
    description: 'The body or a file is too large.',
    message: 'This request is too large',
  },
  'wrong-type': {
    name: 'WrongType',
    description: 'The content type or the type of a file is not accepted.',
    message: 'This kind of content is not accepted here',
  },
  'too-many': {
    name: 'TooMany',
    description: 'There were too many requests.',
    message: 'Too many requests. Please try again in a minute.',
    hasRetryAfter: true,
  },
  internal: {
    name: 'Internal',
    description: 'The server failed.',
    message: 'Something went wrong on our side. Please try again.',
  },
  unavailable: {
    name: 'Unavailable',
    description: 'The database or the file storage is unreachable, or the server is overloaded.',
    message: 'We are briefly unavailable. Please try again in a moment.',
    hasRetryAfter: true,
  },
};

/** Builds the responses that operations refer to. */
export const buildErrorResponses = () =>
  Object.fromEntries(
    Object.entries(errorDescriptions).map(([status, described]) => {
      const { name, description, message, field, hasRetryAfter } = described;
      const fault = { message, code: described.code ?? status };
      const errors = field && { errors: [{ field, ...fault }] };
      const response = {
        description,
        ...(hasRetryAfter && {
          headers: {
            'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
          },
        }),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            example: { success: false, ...fault, ...errors },
          },
        },
      };
      return [name, response];
    }),
  );

/** Builds an operation's references to these responses, by status. */
export const referToErrors = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [
      String(errorStatuses[code]),
      { $ref: `#/components/responses/${errorDescriptions[code].name}` },
    ]),
  );
