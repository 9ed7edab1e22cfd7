import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** PostgreSQL's error code for a missing privilege. */
const insufficientPrivilege = '42501';
/** PostgreSQL's error codes for an extension that is not installed on the server. */
const unavailableExtension = new Set(['0A000', '58P01']);

const quoteName = pg.escapeIdentifier;

/**
 * Turns a migration's error about missing privileges or extensions into one that says what the operator must
 * run. Returns any other error unchanged.
 */
export function explainMissingRights(
  error: unknown,
  extensions: readonly string[],
  client: pg.Client,
) {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  const names = extensions.join(' and ');
  if (unavailableExtension.has(code) && message.includes('extension')) {
    return new Error(
      `PostgreSQL has no extension ${names} (${message}): install its contrib package, postgresql-contrib for instance`,
      { cause: error },
    );
  }
  if (code !== insufficientPrivilege) return error;
  const { user = '', database = '' } = client;
  return new Error(
    [
      `PostgreSQL does not let the role ${user} create tables and the extensions ${names} (${message}).`,
      `Have a superuser run in the database ${database}, then start again:`,
      ...extensions.map((name) => `  create extension if not exists ${name};`),
      `  grant create on database ${quoteName(database)} to ${quoteName(user)};`,
      `  grant usage, create on schema public to ${quoteName(user)};`,
    ].join('\n'),
    { cause: error },
  );
}
