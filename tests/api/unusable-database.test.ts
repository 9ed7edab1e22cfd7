import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hidePassword } from '#server/platform/db/check-server.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { freePort } from '#tests/support/free-port.ts';

const role = `limited_${process.pid}_${Date.now()}`;
const names = { ascii: `${role}_ascii`, plain: `${role}_plain`, empty: `${role}_empty` };
const makeUrl = (database: string) =>
  inject('clusterUrl')
    .replace(encodeURIComponent('{database}'), database)
    .replace('{database}', database);
const limitedUrl = () => makeUrl(names.empty).replace('//app@', `//${role}:a-secret@`);

async function asOwner(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: makeUrl('postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function open(url: string) {
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  await migrateDatabase(database).finally(() => database.close());
}

/** Returns the error of a start with this DATABASE_URL. */
const readStartError = async (url: string): Promise<string> => {
  const error = await open(url).then(
    () => new Error('the database was accepted'),
    (reason: Error) => reason,
  );
  return error.message;
};

beforeAll(() =>
  asOwner(
    `create role ${role} login`,
    `create database ${names.ascii} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    `create database ${names.plain} encoding 'UTF8' locale_provider libc locale 'C' template template0`,
    `create database ${names.empty}`,
  ),
);
afterAll(() =>
  asOwner(
    `drop database ${names.ascii} with (force)`,
    `drop database ${names.plain} with (force)`,
    `drop database ${names.empty} with (force)`,
    `drop role ${role}`,
  ),
);

it('a database in SQL_ASCII is refused, with how to create one in UTF-8', async () => {
  expect(await readStartError(makeUrl(names.ascii))).toMatch(
    new RegExp(`${names.ascii} \\(DATABASE_URL\\) has the encoding SQL_ASCII.*encoding 'UTF8'`),
  );
});

it('a database with the locale C is used, with a warning that says how to create a better one', async () => {
  const readWarnings = async (name: string) => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    await (await openDatabase({ url: makeUrl(name), dataDir: '', log })).close();
    return lines;
  };
  expect(await readWarnings(names.plain)).toEqual([
    expect.stringMatching(/has the locale C: .* locale 'C.UTF-8' template template0$/),
  ]);
  expect(await readWarnings('postgres')).toEqual([]);
});

it('the error for a role without rights lists what a superuser must run, and that is enough', async () => {
  const text = await readStartError(limitedUrl());
  expect(text).toContain(`the role ${role}`);
  expect(text).toContain('pg_trgm');
  expect(text).toContain('btree_gist');
  expect(text).not.toContain('a-secret');
  const statements = text.split('\n').filter((line) => line.startsWith('  '));
  expect(statements).toHaveLength(4);
  const superuser = new pg.Client({ connectionString: makeUrl(names.empty) });
  await superuser.connect();
  for (const statement of statements) await superuser.query(statement);
  await superuser.end();
  await open(limitedUrl());
});

it('the error for an unreachable server names PostgreSQL and DATABASE_URL, without the password', async () => {
  const port = await freePort();
  const text = await readStartError(`postgres://shop:a-secret@127.0.0.1:${port}/shop`);
  expect(text).toBe(
    `PostgreSQL at postgres://shop:***@127.0.0.1:${port}/shop (DATABASE_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
});

it('the error for an unknown database or role names it, without the password', async () => {
  expect(await readStartError(makeUrl('no_such_database'))).toMatch(
    /^PostgreSQL at .*\(DATABASE_URL\) refuses the connection: database "no_such_database" does not exist/,
  );
  const text = await readStartError(
    makeUrl(names.empty).replace('//app@', '//nobody_here:a-secret@'),
  );
  expect(text).toMatch(/refuses the connection: role "nobody_here" does not exist/);
  expect(text).not.toContain('a-secret');
});

it.each([
  ['postgres://shop:a-secret@db.example/shop', 'postgres://shop:***@db.example/shop'],
  ['postgres://db.example/shop?password=a-secret', 'postgres://db.example/shop?password=***'],
  ['postgres://shop:a-secret@/shop?host=/run', 'postgres:///shop?host=/run'],
])('%s is printed as %s', (url, shown) => {
  expect(hidePassword(url)).toBe(shown);
});
