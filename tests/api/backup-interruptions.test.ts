import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackupSchedule } from '#server/platform/backup/schedule.ts';
import { backupFailures } from '#server/platform/backup/schema.ts';
import { verifyBackup } from '#server/platform/backup/verify-archive.ts';
import { eventually } from '#tests/support/eventually.ts';
import { anHourAgo, startScheduledBackups } from '#tests/support/scheduled-backups.ts';

let backups: Awaited<ReturnType<typeof startScheduledBackups>>;
beforeAll(async () => {
  backups = await startScheduledBackups();
  await backups.source.apply();
});
afterAll(() => backups.close());

const listFolder = () => readdirSync(path.join(backups.dataDir, 'backups'));

describe('a new archive', () => {
  it('is refused if a byte is altered, it is truncated, or a file is missing in it', async () => {
    const { archive, tables, files } = await backups.source.backUp();
    await verifyBackup(archive, { tables, files });
    const content = readFileSync(archive);
    const copy = path.join(backups.dataDir, 'altered.tar');

    const altered = Buffer.from(content);
    altered[altered.length >> 1] = (altered[altered.length >> 1] ?? 0) ^ 1;
    writeFileSync(copy, altered);
    await expect(verifyBackup(copy, { tables, files })).rejects.toThrow('truncated or altered');
    writeFileSync(copy, content.subarray(0, -100));
    await expect(verifyBackup(copy, { tables, files })).rejects.toThrow('truncated or altered');
    await expect(verifyBackup(archive, { tables, files: files + 1 })).rejects.toThrow(
      `the archive has ${tables} of ${tables} tables and ${files} of ${files + 1} files`,
    );
  });

  it('has a temporary name until it was read back, and is removed if it is incomplete', async () => {
    const { store, installation } = backups.services;
    const add = vi.fn<typeof store.add>(async (_file, name) => {
      expect(listFolder()).toEqual([`${name}.unverified`]);
      throw new Error('this folder is full');
    });
    const refusing = { store: { ...store, add } };
    expect(await backups.backUpAt('2026-01-01T21:00:00Z', refusing)).toBe('failed');
    expect(add).toHaveBeenCalledOnce();
    expect(listFolder()).toEqual([]);

    // A file without a key is written to the archive, but not found again when that is read.
    const empty = { bytes: 0, read: async () => Readable.from([]) };
    const storage = { ...installation.files.storage, find: async () => empty };
    const files = { ...installation.files, storage };
    const unreadable = {
      ...refusing,
      namedFiles: [sql`select ''`],
      installation: { ...installation, files },
    };
    expect(await backups.backUpAt('2026-01-02T21:00:00Z', unreadable)).toBe('failed');
    expect(backups.logged.at(-1)?.err?.message).toMatch(/ tables and 0 of 1 files$/);
    expect(add).toHaveBeenCalledOnce();
    expect(listFolder()).toEqual([]);
    await backups.source.test.database.db.delete(backupFailures);
    await backups.takeEmails();
  });
});

describe('the schedule', () => {
  it('stops a backup in progress with the product, without leaving a file or raising an alarm', async () => {
    const { storage } = backups.source.test.files;
    const find = storage.find;
    let isReading = false;
    storage.find = async (key) => {
      isReading = true;
      await sleep(200);
      return await find(key);
    };
    const stop = startBackupSchedule(backups.services, anHourAgo());
    await eventually(() => expect(isReading).toBe(true));
    await stop();
    storage.find = find;
    await eventually(() => expect(listFolder()).toEqual([]));
    expect(await backups.source.test.database.db.select().from(backupFailures)).toEqual([]);
    expect(await backups.takeEmails()).toEqual([]);
  });

  it('stops a backup that waits for a table, while the table stays locked', async () => {
    const { pool } = backups.source.test.database;
    const client = await pool.connect();
    await client.query('begin; lock table audit_lines in access exclusive mode');
    try {
      const stop = startBackupSchedule(backups.services, anHourAgo());
      await eventually(async () => {
        const waiting = `select 1 from pg_stat_activity
          where application_name = 'haval-distributor backup' and wait_event_type = 'Lock'`;
        expect((await pool.query(waiting)).rowCount).toBe(1);
      });
      await stop();
    } finally {
      await client.query('rollback');
      client.release();
    }
    await eventually(() => expect(listFolder()).toEqual([]));
    expect(await backups.takeEmails()).toEqual([]);
  });

  it('verifies no longer when it is stopped', async () => {
    const { archive, ...counts } = await backups.source.backUp();
    const stopping = AbortSignal.abort(new Error('The product stops'));
    await expect(verifyBackup(archive, counts, stopping)).rejects.toThrow(/abort/i);
  });

  it('makes a missed backup right at the start, and none if there is one since the last due time', async () => {
    const stop = startBackupSchedule(backups.services, anHourAgo());
    await eventually(async () => expect(await backups.listNames()).toHaveLength(1));
    await stop();
    const again = startBackupSchedule(backups.services, anHourAgo());
    await sleep(1_000);
    await again();
    expect(await backups.listNames()).toHaveLength(1);
  });

  it('reports an unavailable database and does not stop the product', async () => {
    const { database, ...installation } = backups.services.installation;
    const away = { ...database, connection: { connectionString: 'postgres://x@127.0.0.1:1/x' } };
    const services = { ...backups.services, installation: { ...installation, database: away } };
    const stop = startBackupSchedule(services, anHourAgo());
    await eventually(() =>
      expect(backups.logged.at(-1)?.msg).toBe('no backup can be made; trying again in a minute'),
    );
    await stop();
  });
});
