import { readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { type ArchiveStore, readLastBackup } from '#server/platform/backup/archives.ts';

/** Listing a bucket is a paid request, and Prometheus asks several times a minute. */
const listEveryMs = 60_000;
const maxListMs = 2_000;

/** Returns a function that reads the time of the newest archive: once there is one, at most once a minute. */
function createBackupReader(archives: Pick<ArchiveStore, 'list'>) {
  let found: { at: number; madeAt: Date | undefined } | undefined;
  return async (): Promise<Date | undefined> => {
    if (!found?.madeAt || found.at < Date.now() - listEveryMs) {
      found = { at: Date.now(), madeAt: (await readLastBackup(archives))?.madeAt };
    }
    return found.madeAt;
  };
}

/**
 * Registers gauges for the disk of the data folder, the uploads in progress there and the age of the newest
 * backup. Returns a function that updates them.
 */
export function observeStorage(
  registry: Registry,
  dataDir: string,
  archives: Pick<ArchiveStore, 'list'>,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const size = gauge('haval_disk_size_bytes', 'Size of the disk of DATA_DIR');
  const free = gauge('haval_disk_free_bytes', 'Bytes on it that the product may still use');
  const uploads = gauge('haval_uploads_in_progress', 'Files being received');
  const backup = gauge('haval_backup_age_seconds', 'Age of the newest backup');
  const readBackupTime = createBackupReader(archives);
  return async () => {
    const { bsize, blocks, bavail } = await statfs(dataDir);
    size.set(bsize * blocks);
    free.set(bsize * bavail);
    // The folder is made with the first upload.
    uploads.set((await readdir(path.join(dataDir, 'incoming')).catch(() => [])).length);
    // A store that cannot be listed, or hangs, must not hide the other metrics.
    const readTime = readBackupTime().catch(() => undefined);
    const madeAt = await Promise.race([readTime, sleep(maxListMs, undefined, { ref: false })]);
    // Without a backup the metric is missing, so an alert can fire on its absence.
    if (madeAt) backup.set((Date.now() - Number(madeAt)) / 1000);
    else backup.remove();
  };
}
