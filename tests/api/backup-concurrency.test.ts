import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { withSession } from '#server/platform/backup/tables.ts';
import { blockRemovals } from '#server/platform/files/remove.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { seedDatabase } from '#server/resources/seed/seed.ts';
import { setDisabled } from '#server/resources/staff/accounts.ts';
import { startBackupSource } from '#tests/support/backup-source.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { makeAccount, password } from '#tests/support/test-app.ts';

const newPassword = 'another long password';
const command = { accountId: null, username: 'a test' };

let source: Awaited<ReturnType<typeof startBackupSource>>;
beforeAll(async () => {
  source = await startBackupSource();
});
afterAll(() => source.close());

const findAccount = async (username: string) => {
  const { db } = source.test.database;
  const [account] = await db
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.username, username));
  if (!account) throw new Error(`no account ${username}`);
  return account;
};

/** Runs `work` after a backup has read all tables and before it copies its first file. */
async function whileBackupRuns(work: () => Promise<void>): Promise<void> {
  const { storage } = source.test.files;
  const find = storage.find;
  let isRunning = false;
  storage.find = async (key) => {
    storage.find = find;
    isRunning = true;
    await work();
    return await find(key);
  };
  const { missing } = await source.backUp();
  expect({ isRunning, missing }).toEqual({ isRunning: true, missing: [] });
}

it('accounts can be disabled and passwords changed while a backup runs', async () => {
  const { test } = source;
  await source.apply();
  const admin = await test.signIn(['staff-management']);
  const stolen = await test.signIn(['test-drives'], 'stolen');
  const { _id } = await findAccount('stolen');
  await makeAccount(test.database, 'on-the-command-line', []);
  await whileBackupRuns(async () => {
    const disabled = await test.call({
      method: 'PUT',
      url: `/api/admin/accounts/${_id}`,
      payload: { isDisabled: true },
      cookies: admin,
    });
    expect(disabled.statusCode).toBe(200);
    const changed = await test.call({
      method: 'POST',
      url: '/api/admin/me/password',
      payload: { current: password, password: newPassword },
      cookies: admin,
    });
    expect(changed.statusCode).toBe(200);
    await setDisabled(test.database.db, command, 'on-the-command-line', true);
    const me = await test.call({ method: 'GET', url: '/api/admin/me', cookies: stolen });
    expect(me.statusCode).toBe(401);
  });
  expect((await findAccount('stolen')).isDisabled).toBe(true);
  expect((await findAccount('on-the-command-line')).isDisabled).toBe(true);
});

it('a starting process can seed the database while a backup runs', async () => {
  await source.apply();
  await whileBackupRuns(async () => {
    const seeded = await seedDatabase(source.test.database, {
      samples: null,
      staffPassword: undefined,
    });
    expect(seeded).toEqual([]);
  });
});

it('removing files is delayed by a backup, not by the locks on accounts and seeding', async () => {
  const { test } = source;
  const { kept: before } = await listStoredFiles(test.files);
  const [first, second] = [await source.apply(), await source.apply()];
  await withSession(test.database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.accounts]);
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.seed]);
    expect((await source.removeApplication(first)).statusCode).toBe(200);
    expect((await listStoredFiles(test.files)).kept).toHaveLength(before.length + 2);
    await blockRemovals(client);
    expect((await source.removeApplication(second)).statusCode).toBe(200);
    expect((await listStoredFiles(test.files)).kept).toHaveLength(before.length + 2);
  });
});
