import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { fault } from '#contract/input/fault.ts';
import { fieldErrors, findHeadline } from '#contract/input/issues.ts';
import type { z } from '#contract/zod.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';

/** The methods of requests that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const notAnObject = fault('not-an-object', 'Please send a JSON object');

type Issues = readonly z.core.$ZodIssue[];

/** Builds the error for input that a schema rejects: by field, or as a whole if it is not an object. */
export function buildRefusal(issues: Issues): AppError {
  const errors = fieldErrors(issues);
  if (errors.length > 0) return invalidInput(errors, findHeadline(issues));
  const [issue] = issues;
  const isNotObject = !issue || issue.code === 'invalid_type';
  return new AppError('invalid', isNotObject ? notAnObject : issue.message);
}

/** Builds the error for an impossible path, such as one with a malformed id. */
const buildUnknownPath = (issues: Issues): AppError =>
  new AppError('not-found', buildRefusal(issues).message);

/**
 * Makes Fastify validate bodies, queries, parameters and headers with our schemas and error messages. A malformed
 * parameter is 404 in a read and 400 in a write: docs/spec/api.md#ids.
 */
export const validateBySchema: FastifySchemaCompiler<z.ZodMiniType> = ({
  schema,
  method,
  httpPart,
}) => {
  const isReadPath = httpPart === 'params' && safeMethods.has(method);
  const buildError = isReadPath ? buildUnknownPath : buildRefusal;
  return (data: unknown) => {
    const result = schema.safeParse(data);
    return result.success ? { value: result.data } : { error: buildError(result.error.issues) };
  };
};

/**
 * Returns the version of the record that an edit is based on, from If-Match with or without quotes:
 * `docs/spec/api.md#conflicting-edits`. Throws 'invalid' for an empty one: treated as absent, it would let the edit
 * overwrite others' changes.
 */
export function readVersion({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const version = headers['if-match']?.replace(/^"|"$/g, '').trim();
  if (version === '')
    throw new AppError('invalid', 'If-Match must hold the updatedAt of the record');
  return version;
}
