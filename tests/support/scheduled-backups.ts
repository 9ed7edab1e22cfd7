import { rmSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { openArchiveStore } from '#server/platform/backup/archive-store.ts';
import type { ArchiveStore } from '#server/platform/backup/archives.ts';
import { type BackupServices, backUpIfDue } from '#server/platform/backup/schedule.ts';
import { readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { namedFiles } from '#server/resources/index.ts';
import { startBackupSource } from './backup-source.ts';
import { makeReachableDir } from './reachable-dir.ts';

/** Returns a BACKUP_AT that was an hour ago, so that no test runs across it. */
export const anHourAgo = (): string =>
  new Date(Date.now() + (5 - 1) * 60 * 60 * 1000).toISOString().slice(11, 16);

/** The product with files and archives where the settings say, and calls that back it up as scheduled. */
export async function startScheduledBackups(settings: Record<string, string> = {}) {
  const parent = makeReachableDir('test-scheduled-');
  const dataDir = path.join(parent, 'data');
  const env = readEnv({ DATA_DIR: dataDir, DESK_EMAIL: 'desk@cars.example', ...settings });
  const source = await startBackupSource(await openFiles(env));
  const { database, files } = source.test;
  const store: ArchiveStore = await openArchiveStore(env);
  const logged: { level: number; msg: string; err?: { message: string } }[] = [];
  const services: BackupServices = {
    env,
    installation: { database, files, dataDir },
    namedFiles,
    store,
    logger: pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) }),
    mail: { wake: () => {} },
  };
  return {
    source,
    services,
    store,
    dataDir,
    logged,
    /** Backs up as if it were `now`, and a backup had been due since then. */
    backUpAt: (now: string, changed: Partial<BackupServices> = {}) =>
      backUpIfDue({ ...services, ...changed }, new Date(now), { now: new Date(now) }),
    /** Lists the names of the stored archives, the oldest first. */
    listNames: async () =>
      (await store.list())
        .sort((a, b) => Number(a.madeAt) - Number(b.madeAt))
        .map(({ name }) => name),
    /** Lists the emails about backups that were queued, and deletes them. */
    takeEmails: async () => {
      const emails = await database.db.delete(outgoingMail).returning();
      return emails.filter(({ subject }) => subject.includes('backup'));
    },
    close: async () => {
      await source.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
