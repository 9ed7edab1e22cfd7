import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';
import { dealers } from '#server/dealers/schema.ts';
import { staffAccounts } from '#server/staff/schema.ts';
import { createDatabase } from '#tests/support/test-database.ts';

const withDatabases = async (
  applications: number,
  run: (opened: Awaited<ReturnType<typeof openDatabase>>[]) => Promise<void>,
) => {
  const { url, drop } = await createDatabase();
  const opened = await Promise.all(
    Array.from({ length: applications }, () => openDatabase({ url, dataDir: '', log: () => {} })),
  );
  await run(opened).finally(() => Promise.all(opened.map(({ close }) => close())));
  await drop();
};

it('applications that start together on an empty database migrate and fill it once', () =>
  withDatabases(4, async (opened) => {
    const made = await Promise.all(
      opened.map(async (database) => {
        await migrateDatabase(database);
        return await seedDatabase(database.db, { samples: true, staffPassword: undefined });
      }),
    );
    const accounts = made.flat();
    expect(accounts.map(({ username }) => username).sort()).toEqual(['admin', 'hr', 'media']);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(3);
    const [first] = opened;
    expect(await first?.db.select({ rows: count() }).from(staffAccounts)).toEqual([{ rows: 3 }]);
    expect(await first?.db.select({ rows: count() }).from(dealers)).toEqual([{ rows: 27 }]);
  }));

it('without sample content there are accounts and nothing else', () =>
  withDatabases(1, async ([database]) => {
    if (!database) throw new Error('no database');
    await migrateDatabase(database);
    const seed = { samples: false, staffPassword: 'a password given' };
    const accounts = await seedDatabase(database.db, seed);
    expect(accounts).toHaveLength(3);
    expect(accounts.every(({ password }) => password === 'a password given')).toBe(true);
    expect(await seedDatabase(database.db, seed)).toEqual([]);
    expect(await database.db.select({ rows: count() }).from(dealers)).toEqual([{ rows: 0 }]);
  }));
