import pg from 'pg';
import { isDatabaseUnavailable } from './errors.ts';

/** PostgreSQL writes versions as major * 10000 + minor. */
const oldestVersion = 15;
const connectTimeoutMs = 5_000;

/** Returns a database URL that is safe to print: the password in its authority or parameters is hidden. */
export function hidePassword(url: string): string {
  if (!URL.canParse(url)) {
    const [scheme = ''] = url.split('//', 1);
    return url.includes('@') ? `${scheme}//${url.slice(url.lastIndexOf('@') + 1)}` : url;
  }
  const redacted = new URL(url);
  if (redacted.password) redacted.password = '***';
  if (redacted.searchParams.has('password')) redacted.searchParams.set('password', '***');
  return redacted.href;
}

/** Builds the error for an operator: which server cannot be used, its setting, and why. */
function explainFailure(error: unknown, url: string): Error {
  const { message, errors } = error as AggregateError;
  // A host with several addresses fails with an AggregateError whose own message is empty.
  const reason = message || (errors ?? []).map((one: Error) => one.message).join(', ');
  const problem = isDatabaseUnavailable(error) ? 'cannot be reached' : 'refuses the connection';
  return new Error(`PostgreSQL at ${hidePassword(url)} (DATABASE_URL) ${problem}: ${reason}`);
}

interface ServerFacts {
  version: number;
  encoding: string;
  name: string;
  /** Whether its locale folds the case of letters beyond English. */
  foldsLetters: boolean;
}

async function readFacts(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding, current_database() as name,
      lower('Ж') = 'ж' as "foldsLetters"`,
  );
  return rows[0];
}

function rejectUnusable({ version, encoding, name }: ServerFacts): void {
  if (version < oldestVersion) {
    throw new Error(
      `DATABASE_URL names a PostgreSQL ${version}; the product needs ${oldestVersion} or newer`,
    );
  }
  if (encoding === 'UTF8') return;
  throw new Error(
    `The database ${name} (DATABASE_URL) has the encoding ${encoding}, which cannot hold every name; ` +
      `create one with: create database ${pg.escapeIdentifier(name)} encoding 'UTF8' template template0`,
  );
}

/**
 * Connects once to the server in DATABASE_URL. Throws an Error for the operator if it cannot be reached, refuses the
 * connection, is too old, or if the database is not in UTF-8. Logs a warning if its locale folds the case of English
 * letters only.
 */
export async function checkServer(url: string, log: (line: string) => void): Promise<void> {
  let facts: ServerFacts;
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
    client.on('error', () => {});
    await client.connect();
    facts = await readFacts(client);
  } catch (error) {
    throw explainFailure(error, url);
  } finally {
    // A lost connection is already closed.
    await client?.end().catch(() => {});
  }
  rejectUnusable(facts);
  if (facts.foldsLetters) return;
  log(
    `the database ${facts.name} (DATABASE_URL) has the locale C: names with letters such as Ж are found in the case in ` +
      `which they were typed only. Create one with a locale of UTF-8, for example: create database ` +
      `${pg.escapeIdentifier(facts.name)} encoding 'UTF8' locale 'C.UTF-8' template template0`,
  );
}
