import type { FastifySchemaCompiler } from 'fastify';
import { fieldErrors, headlineOf } from '#contract/lead.ts';
import type { z } from '#contract/zod.ts';
import { AppError, invalidInput } from '#server/errors.ts';

/** The refusal of input that a schema found fault with: by field, or as a whole if it is no object. */
export function refusalOf(issues: readonly z.core.$ZodIssue[]): AppError {
  const errors = fieldErrors(issues);
  if (errors.length > 0) return invalidInput(errors, headlineOf(issues));
  const [issue] = issues;
  const isNoObject = !issue || issue.code === 'invalid_type';
  return new AppError('invalid', isNoObject ? 'Please send a JSON object' : issue.message);
}

/** Lets Fastify check bodies, queries, parameters and headers by our schemas, with our refusals. */
export const validateBySchema: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data);
    return result.success ? { value: result.data } : { error: refusalOf(result.error.issues) };
  };
