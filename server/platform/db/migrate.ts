import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { advisoryLocks } from '#server/platform/locks.ts';
import { productRoot } from '#server/platform/product-root.ts';
import type { Database } from './client.ts';

/** PostgreSQL's error code for a missing privilege. */
const insufficientPrivilege = '42501';
/** PostgreSQL's error codes for an extension that is not installed on the server. */
const unavailableExtension = new Set(['0A000', '58P01']);

const quoteName = pg.escapeIdentifier;

/**
 * Converts a migration's error about missing privileges or extensions to one that says what the operator must run.
 * Returns any other error unchanged.
 */
function explainMissingRights(error: unknown, extensions: readonly string[], client: pg.Client) {
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

/** The absolute path of the migrations. */
export const migrationsFolder = path.join(productRoot, 'server/platform/db/migrations');

/**
 * Search indexes need pg_trgm, and the constraint against overlapping appointments needs btree_gist. Both are trusted
 * since PostgreSQL 13: CREATE on the database is enough to add them.
 */
const extensions = ['pg_trgm', 'btree_gist'] as const;

/**
 * Adds the extensions and runs `createTables`. If the role lacks privileges, throws an Error that says what
 * a superuser must run.
 */
async function withExtensions(client: pg.Client, createTables: () => Promise<void>): Promise<void> {
  try {
    for (const name of extensions) await client.query(`create extension if not exists ${name}`);
    await createTables();
  } catch (error) {
    throw explainMissingRights(error, extensions, client);
  }
}

/** Creates the table in which Drizzle's migrator records the applied migrations. */
const createJournal = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** Lists the migrations applied to a database by their `created_at`, oldest first. */
export async function readJournal(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ created_at }) => Number(created_at));
}

/** Whether this version of the product has all of these migrations. */
export function knowsMigrations(applied: readonly number[]): boolean {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis));
  return applied.every((createdAt) => known.has(createdAt));
}

async function applyMigrations(
  client: pg.Client,
  isWanted: (createdAt: number) => boolean,
): Promise<void> {
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (!isWanted(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

/** Applies these migrations to an empty database. */
export async function migrateTo(client: pg.Client, applied: readonly number[]): Promise<void> {
  await withExtensions(client, async () => {
    await client.query(createJournal);
    await applyMigrations(client, (createdAt) => applied.includes(createdAt));
  });
}

/** Applies the remaining migrations to a database that has only these. */
export async function migrateFrom(client: pg.Client, applied: readonly number[]): Promise<void> {
  await applyMigrations(client, (createdAt) => !applied.includes(createdAt));
}

/** Applies the pending migrations. Several processes may call it at once. */
export async function migrateDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  // Not a pooled connection, because the pool limits the duration of statements.
  const client = new pg.Client({
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC',
    ...connection,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await withExtensions(client, () => migrate(drizzle(client), { migrationsFolder }));
  } finally {
    // Closing the connection releases the lock, even after an error.
    await client.end();
  }
}
