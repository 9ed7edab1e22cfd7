import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseUnavailable } from './unavailable.ts';

/** The message of a command for a database without the product's tables. */
export const notStarted =
  'This database is not ready: start the product once (npm start), then try again';

/** PostgreSQL's error codes for a missing schema, table and column. */
const missingCodes = new Set(['3F000', '42P01', '42703']);

/** Describes why a command failed, without the message of a failed query: that quotes its values. */
export function describeStartFailure(error: unknown): string {
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached';
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  if (missingCodes.has(code)) return notStarted;
  return error instanceof DrizzleQueryError ? `The database refused: ${message}` : message;
}
