import type { FastifySchemaCompiler } from 'fastify';
import { fieldErrors, findHeadline } from '#contract/issues.ts';
import type { z } from '#contract/zod.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';

/** Builds the error for input that a schema rejects: by field, or as a whole if it is not an object. */
export function buildRefusal(issues: readonly z.core.$ZodIssue[]): AppError {
  const errors = fieldErrors(issues);
  if (errors.length > 0) return invalidInput(errors, findHeadline(issues));
  const [issue] = issues;
  const isNotObject = !issue || issue.code === 'invalid_type';
  return new AppError('invalid', isNotObject ? 'Please send a JSON object' : issue.message);
}

/** Makes Fastify validate bodies, queries, parameters and headers with our schemas and error messages. */
export const validateBySchema: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data);
    return result.success ? { value: result.data } : { error: buildRefusal(result.error.issues) };
  };
