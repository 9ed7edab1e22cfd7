import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { productRoot } from '#server/platform/product-root.ts';
import { explainMissingRights } from './explain-missing-rights.ts';

/** The absolute path of the migrations. */
export const migrationsFolder = path.join(productRoot, 'server/platform/db/migrations');

/**
 * Search indexes need pg_trgm, and the constraint that no appointments overlap needs btree_gist. Both are trusted since
 * PostgreSQL 13: CREATE on the database is enough to add them.
 */
const extensions = ['pg_trgm', 'btree_gist'] as const;

/**
 * Adds the extensions and runs `createTables`. If the role lacks privileges, throws an Error that says what
 * a superuser must run.
 */
export async function withExtensions(
  client: pg.Client,
  createTables: () => Promise<void>,
): Promise<void> {
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

/** Lists the migrations that were applied to a database, oldest first, by their `created_at`. */
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

/** Applies all other migrations to a database that has only these. */
export async function migrateFrom(client: pg.Client, applied: readonly number[]): Promise<void> {
  await applyMigrations(client, (createdAt) => !applied.includes(createdAt));
}
