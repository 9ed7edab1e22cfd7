import { DrizzleQueryError } from 'drizzle-orm';

/** Error codes of PostgreSQL and of the socket for which a retry may succeed. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '40P01', // deadlock: another transaction continued
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '57014', // cancelled by statement_timeout
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '58030', // the disk fails to read or write
]);

const awayMessages = [
  /^timeout exceeded when trying to connect/,
  /^Connection terminated/,
  /^Query read timeout/,
  // A connection that broke between two queries.
  /^Client (has encountered a connection error|was closed) and is not queryable/,
];

/** A missing socket. A missing file has the same code, but is a different problem. */
const isSocketMissing = (code: unknown, syscall: unknown) =>
  code === 'ENOENT' && syscall === 'connect';

/** Whether an error or one of its causes means that the database is temporarily unable to run the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return (
    isSocketMissing(code, syscall) ||
    (typeof code === 'string' && (awayCodes.has(code) || code.startsWith('08'))) ||
    awayMessages.some((pattern) => pattern.test(error.message)) ||
    isDatabaseUnavailable(error.cause)
  );
}

/** The error message of a command on a database without the product's tables. */
export const notStarted =
  'This database is not ready: start the product once (npm start), then try again';

/** PostgreSQL's error codes for a missing schema, table and column. */
const missingCodes = new Set(['3F000', '42P01', '42703']);

/** Describes why a command failed, without the message of a failed query, which quotes its values. */
export function describeStartFailure(error: unknown): string {
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached';
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  if (missingCodes.has(code)) return notStarted;
  return error instanceof DrizzleQueryError ? `The database refused: ${message}` : message;
}

const errorCodes = { duplicate: '23505', exclusion: '23P01' } as const;

/** Returns the constraint that a failed statement violates; null if it failed for another reason. */
function findViolated(error: unknown, kind: keyof typeof errorCodes): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const isViolation = cause instanceof Error && 'code' in cause && cause.code === errorCodes[kind];
  return isViolation && 'constraint' in cause ? cause.constraint : null;
}

/** Whether a statement failed because it violates this unique index. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  findViolated(error, 'duplicate') === index;

/** Whether a statement failed because it violates a unique index. */
export const isAnyDuplicate = (error: unknown): boolean =>
  findViolated(error, 'duplicate') !== null;

/** Whether a statement failed because it violates this exclusion constraint. */
export const isExcluded = (error: unknown, constraint: string): boolean =>
  findViolated(error, 'exclusion') === constraint;
