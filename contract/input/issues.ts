import type { FieldError } from '../http/http.ts';
import type { z } from '../zod.ts';
import { findFault } from './fault.ts';

/**
 * The `when` of a check over several fields: it also runs if single fields are invalid, so that all
 * errors are reported at once, but only on objects.
 */
export const hasFields = ({ value }: z.core.ParsePayload): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the error about the whole input rather than a field: the headline above the fields' errors. */
export function findHeadline(issues: readonly z.core.$ZodIssue[]): string | undefined {
  return issues.find(({ path }) => path.length === 0)?.message;
}

/** Converts Zod's issues to errors of the response, in the schema's order, one per field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (field !== '' && !byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({ field, message, ...findFault(message) }));
}
