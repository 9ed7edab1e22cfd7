import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseAway } from './unavailable.ts';

/** What a command says of a database without the product's tables. */
export const notStarted =
  'This database is not ready: start the product once (npm start), then try again';

/** Codes of PostgreSQL for a schema, a table and a column that are missing. */
const missing = new Set(['3F000', '42P01', '42703']);

/** What a command tells of a failure. The message of a failed query would quote its values. */
export function wordsForFailure(error: unknown): string {
  if (isDatabaseAway(error)) return 'The database cannot be reached';
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  if (missing.has(code)) return notStarted;
  return error instanceof DrizzleQueryError ? `The database refused: ${message}` : message;
}
