/** Error codes of PostgreSQL and of the socket for which a retry may succeed. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '40P01', // deadlock: another transaction went on
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

/** A missing socket. A missing file has the same code, but is another problem. */
const isSocketMissing = (code: unknown, syscall: unknown) =>
  code === 'ENOENT' && syscall === 'connect';

/** Whether an error or one of its causes means that the database cannot do it now, but may when asked again. */
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
