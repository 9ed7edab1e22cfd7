import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchiveStore } from '#server/platform/backup/archive-store.ts';
import { readLastBackup } from '#server/platform/backup/archives.ts';
import { withInstallation } from '#server/platform/backup/run-command.ts';
import { backUpIfDue } from '#server/platform/backup/schedule.ts';
import { readEnv } from '#server/platform/env.ts';
import { sweepOrphans } from '#server/platform/files/remove.ts';
import { openS3Storage } from '#server/platform/files/s3-storage.ts';
import { newKey } from '#server/platform/files/storage.ts';
import { namedFiles } from '#server/resources/index.ts';
import { makeEmptyPlace, readChecksums, restoreInto } from '#tests/support/backups.ts';
import { startS3, toS3Settings } from '#tests/support/s3-server.ts';
import { startScheduledBackups } from '#tests/support/scheduled-backups.ts';

describe('in DATA_DIR/backups', () => {
  let backups: Awaited<ReturnType<typeof startScheduledBackups>>;
  beforeAll(async () => {
    backups = await startScheduledBackups({ BACKUP_KEEP: '2' });
    await backups.source.apply();
  });
  afterAll(() => backups.close());

  const folder = () => path.join(backups.dataDir, 'backups');

  it('a due backup is made once, is the only file there, and can be restored', async () => {
    expect(await readLastBackup(backups.store)).toBeNull();
    const before = await readChecksums(backups.source.test);
    expect(await backups.backUpAt('2026-01-01T21:00:00Z')).toBe('made');
    expect(await backups.backUpAt('2026-01-01T21:00:00Z')).toBe('made before');
    expect(readdirSync(folder())).toEqual(['scheduled-2026-01-01T21-00-00Z.tar']);
    const last = await readLastBackup(backups.store);
    expect(last?.madeAt.toISOString()).toBe('2026-01-01T21:00:00.000Z');

    const place = await makeEmptyPlace();
    await restoreInto(place.env, path.join(folder(), last?.name ?? ''));
    expect(await withInstallation(place.env, readChecksums)).toEqual(before);
    await place.clear();
  });

  it('only the newest BACKUP_KEEP are kept, without the archives that an operator made', async () => {
    writeFileSync(path.join(folder(), 'backup-2025-01-01T00-00-00Z.tar'), 'made by hand');
    writeFileSync(path.join(folder(), 'scheduled-2026-01-02T21-00-00Z.tar.unverified'), 'killed');
    await backups.backUpAt('2026-01-02T21:00:00Z');
    await backups.backUpAt('2026-01-03T21:00:00Z');
    expect(readdirSync(folder()).sort()).toEqual([
      'backup-2025-01-01T00-00-00Z.tar',
      'scheduled-2026-01-02T21-00-00Z.tar',
      'scheduled-2026-01-03T21-00-00Z.tar',
    ]);
  });

  it('of three processes at once, one makes the backup', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => backups.backUpAt('2026-01-04T21:00:00Z')),
    );
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
    for (const outcome of outcomes) expect(outcome).toMatch(/^made( before| elsewhere)?$/);
    expect((await backups.listNames()).slice(-2)).toEqual([
      'scheduled-2026-01-03T21-00-00Z.tar',
      'scheduled-2026-01-04T21-00-00Z.tar',
    ]);
  });

  it('a successful backup sends no email', async () => {
    expect(await backups.takeEmails()).toEqual([]);
    expect(backups.logged.filter(({ level }) => level > 30)).toEqual([]);
  });

  it('BACKUP_TO names another folder', async () => {
    const other = path.join(backups.dataDir, 'elsewhere');
    const env = readEnv({ DATA_DIR: backups.dataDir, BACKUP_TO: other, BACKUP_KEEP: '2' });
    const store = await openArchiveStore(env);
    expect(await backups.backUpAt('2026-01-05T21:00:00Z', { store })).toBe('made');
    expect(readdirSync(other)).toEqual(['scheduled-2026-01-05T21-00-00Z.tar']);
    expect(readdirSync(folder())).not.toContain('scheduled-2026-01-05T21-00-00Z.tar');
  });
});

describe('with S3, below backups/ in the bucket', () => {
  let backups: Awaited<ReturnType<typeof startScheduledBackups>>;
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
    backups = await startScheduledBackups({ ...toS3Settings(s3.settings), BACKUP_KEEP: '2' });
    await backups.source.apply();
  });
  afterAll(async () => {
    await backups.close();
    await s3.stop();
  });

  const listKeys = async () => {
    const keys: string[] = [];
    for await (const { key } of openS3Storage(s3.settings).listBelow('')) keys.push(key);
    return keys.sort();
  };

  it('archives are complete objects, only the newest are kept, and no file stays in DATA_DIR', async () => {
    for (const day of [1, 2, 3]) {
      expect(await backups.backUpAt(`2026-01-0${day}T21:00:00Z`)).toBe('made');
    }
    expect((await listKeys()).filter((key) => key.startsWith('backups/'))).toEqual([
      'backups/scheduled-2026-01-02T21-00-00Z.tar',
      'backups/scheduled-2026-01-03T21-00-00Z.tar',
    ]);
    expect(readdirSync(path.join(backups.dataDir, 'backups'))).toEqual([]);
    const last = await readLastBackup(backups.store);
    expect(last).toMatchObject({ name: 'scheduled-2026-01-03T21-00-00Z.tar' });
    expect(last?.bytes).toBeGreaterThan(1_000);
  });

  it('the sweep of unreferenced files leaves archives alone, however old they are', async () => {
    const { storage } = backups.source.test.files;
    const before = await listKeys();
    await storage.put(newKey('cv', 'pdf'), Readable.from(['x']), 'application/pdf');
    const now = Date.now() + 90 * 24 * 60 * 60 * 1000;
    const { db } = backups.source.test.database;
    expect(await sweepOrphans(db, { storage, named: namedFiles, now })).toBe(1);
    expect(await listKeys()).toEqual(before);
  });

  it('an archive contains no archives, and restores to the bucket that holds it', async () => {
    const before = await readChecksums(backups.source.test);
    const name = 'scheduled-2026-01-03T21-00-00Z.tar';
    const stored = await openS3Storage(s3.settings).find(`backups/${name}`);
    const copy = path.join(backups.dataDir, name);
    writeFileSync(copy, await buffer((await stored?.read()) ?? Readable.from([])));
    for (const key of Object.keys(before.files))
      await backups.source.test.files.storage.remove(key);
    const place = await makeEmptyPlace(toS3Settings(s3.settings));
    await restoreInto(place.env, copy);
    expect(await withInstallation(place.env, readChecksums)).toEqual(before);
    expect(await listKeys()).toContain(`backups/${name}`);
    await place.clear();
    rmSync(copy);
  });
});

describe('a backup that fails', () => {
  let backups: Awaited<ReturnType<typeof startScheduledBackups>>;
  beforeAll(async () => {
    backups = await startScheduledBackups({ BACKUP_KEEP: '1' });
    await backups.source.apply();
    await backups.backUpAt('2026-01-01T21:00:00Z');
  });
  afterAll(() => backups.close());

  const failing = () => ({
    ...backups.services.store,
    add: async () => {
      throw new Error('ENOSPC: no space left on device');
    },
  });

  it('is logged as an error and leaves no file, and no older archive is removed', async () => {
    const store = failing();
    expect(await backups.backUpAt('2026-01-02T21:00:00Z', { store })).toBe('failed');
    const [error] = backups.logged.filter(({ level }) => level === 50);
    expect(error).toMatchObject({
      msg: 'the scheduled backup failed; trying again in an hour',
      err: { message: 'ENOSPC: no space left on device' },
    });
    expect(readdirSync(path.join(backups.dataDir, 'backups'))).toEqual([
      'scheduled-2026-01-01T21-00-00Z.tar',
    ]);
  });

  it('is emailed to DESK_EMAIL with the reason and the last good backup', async () => {
    const [email, ...more] = await backups.takeEmails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      recipient: 'desk@cars.example',
      subject: 'Alarm: the website’s backup failed',
      text: expect.stringContaining('Reason: ENOSPC: no space left on device\n'),
    });
    expect(email?.text).toContain('Last good backup: 2 Jan 2026, 02:00, Pakistan time');
  });

  it('is tried again after an hour and not before, by any process, without another email', async () => {
    const store = failing();
    expect(await backups.backUpAt('2026-01-02T21:59:00Z')).toBe('tried before');
    expect(await backups.backUpAt('2026-01-02T22:00:00Z', { store })).toBe('failed');
    expect(await backups.backUpAt('2026-01-03T21:00:00Z', { store })).toBe('failed');
    expect(backups.logged.filter(({ level }) => level === 50)).toHaveLength(3);
    expect(await backups.takeEmails()).toEqual([]);
  });

  it('is followed by one email when a backup is made again', async () => {
    expect(await backups.backUpAt('2026-01-04T21:00:00Z')).toBe('made');
    expect(await backups.backUpAt('2026-01-05T21:00:00Z')).toBe('made');
    expect(await backups.takeEmails()).toMatchObject([
      {
        recipient: 'desk@cars.example',
        subject: 'The website’s backup works again',
        text: expect.stringContaining('Backups had failed since 3 Jan 2026, 02:00, Pakistan time'),
      },
    ]);
    expect(await backups.listNames()).toEqual(['scheduled-2026-01-05T21-00-00Z.tar']);
  });

  it('is announced with the subjects of the specification', () => {
    const spec = readFileSync('docs/spec/running.md', 'utf8');
    expect(spec).toContain("'Alarm: the website’s backup failed'");
    expect(spec).toContain("'The website’s backup works again'");
  });

  it('causes an alarm too if the archives cannot be listed, and none without DESK_EMAIL', async () => {
    const env = { ...backups.services.env, DESK_EMAIL: undefined };
    const list = async () => {
      throw new Error('the bucket is away');
    };
    const store = { ...backups.services.store, list };
    expect(await backups.backUpAt('2026-01-06T21:00:00Z', { store, env })).toBe('failed');
    expect(await backups.takeEmails()).toEqual([]);
    await backups.backUpAt('2026-01-07T21:00:00Z', { env });
    expect(await backups.takeEmails()).toEqual([]);
    expect(await backups.backUpAt('2026-01-08T21:00:00Z', { store })).toBe('failed');
    const [email] = await backups.takeEmails();
    expect(email?.text).toContain('Last good backup: unknown, the archives cannot be listed');
  });

  it('is over as soon as there is a newer archive, also one made by hand', async () => {
    const folder = path.join(backups.dataDir, 'backups');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'backup-2026-01-08T23-00-00Z.tar'), '');
    const due = new Date('2026-01-08T21:00:00Z');
    const outcome = await backUpIfDue(backups.services, due, {
      now: new Date('2026-01-08T23:30:00Z'),
    });
    expect(outcome).toBe('made before');
    expect(await backups.takeEmails()).toMatchObject([
      { subject: 'The website’s backup works again' },
    ]);
  });
});
