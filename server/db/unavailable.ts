/** Codes of PostgreSQL and of the socket that mean: not now, perhaps in a moment. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '57014', // cancelled by statement_timeout
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
]);

const awayMessages = [
  /^timeout exceeded when trying to connect/,
  /^Connection terminated/,
  /^Query read timeout/,
];

/** A socket that is not there; a missing file has the same code and another meaning. */
const isSocketMissing = (code: unknown, syscall: unknown) =>
  code === 'ENOENT' && syscall === 'connect';

/** Whether an error says that the database can't be reached or is overloaded, at any depth. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return (
    isSocketMissing(code, syscall) ||
    (typeof code === 'string' && (awayCodes.has(code) || code.startsWith('08'))) ||
    awayMessages.some((pattern) => pattern.test(error.message)) ||
    isDatabaseAway(error.cause)
  );
}
