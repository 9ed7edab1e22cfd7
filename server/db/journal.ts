import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { productRoot } from '#server/product-root.ts';

/** Where the migrations are. */
export const migrationsFolder = path.join(productRoot, 'server/db/migrations');

/** Any number that nobody else locks: who changes tables does so one after another. */
export const migrationLock = 7_203_591_184;

/** Trusted since PostgreSQL 13: the database's owner may add it. Search indexes are made of it. */
export const addExtensions = 'create extension if not exists pg_trgm';

/** Drizzle's own note of what was done, as its migrator makes and reads it. */
const makeJournal = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** The migrations that a database has been through, oldest first. */
export async function readJournal(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ created_at }) => Number(created_at));
}

/** Whether this version of the product knows all of these migrations. */
export function knowsMigrations(done: readonly number[]): boolean {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis));
  return done.every((instant) => known.has(instant));
}

/** Makes, in an empty database, the tables that these migrations make; a start does those after them. */
export async function migrateTo(client: pg.Client, done: readonly number[]): Promise<void> {
  await client.query(addExtensions);
  await client.query(makeJournal);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (!done.includes(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}
