import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { seedDatabase } from '#server/resources/seed/seed.ts';
import { createDatabase } from '#tests/support/test-database.ts';

const withDatabases = async (
  processes: number,
  run: (opened: Awaited<ReturnType<typeof openDatabase>>[]) => Promise<void>,
) => {
  const { url, drop } = await createDatabase();
  const opened = await Promise.all(
    Array.from({ length: processes }, () => openDatabase({ url, dataDir: '', log: () => {} })),
  );
  await run(opened).finally(() => Promise.all(opened.map(({ close }) => close())));
  await drop();
};

it('processes that start together on an empty database migrate and seed it once', () =>
  withDatabases(4, async (opened) => {
    const seeded = await Promise.all(
      opened.map(async (database) => {
        await migrateDatabase(database);
        return await seedDatabase(database.db, { samples: true, staffPassword: undefined });
      }),
    );
    const accounts = seeded.flat();
    expect(accounts.map(({ username }) => username).sort()).toEqual(['admin', 'hr', 'media']);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(3);
    const [first] = opened;
    expect(await first?.db.select({ rows: count() }).from(staffAccounts)).toEqual([{ rows: 3 }]);
    expect(await first?.db.select({ rows: count() }).from(dealers)).toEqual([{ rows: 27 }]);
  }));

it('without sample content there are accounts and no dealers', () =>
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
