import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ArchiveStore, buildArchiveName, isScheduled } from './archives.ts';
import { type Backup, makeBackup, type Source } from './backup.ts';
import { verifyBackup } from './verify-archive.ts';

/** An archive has this ending until it is verified, and `.partial` after it until it is complete. */
const draftEnding = '.unverified';
const isDraft = (name: string) => /\.unverified(\.partial)?$/.test(name);

/** Removes what killed processes left. Only one process makes scheduled backups at a time. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter(isDraft);
  await Promise.all(drafts.map((name) => rm(path.join(folder, name), { force: true })));
}

/**
 * Makes a backup with a temporary name, reads it back, and adds it to the store under its own name. Returns that
 * name and what the backup contains.
 * @throws if any step fails; the store then has the same archives as before
 */
export async function makeScheduledBackup(
  source: Source,
  store: ArchiveStore,
  now: Date,
): Promise<Backup & { name: string }> {
  await mkdir(store.folder, { recursive: true, mode: 0o700 });
  await removeDrafts(store.folder);
  const name = buildArchiveName('scheduled', now);
  const draft = path.join(store.folder, name + draftEnding);
  try {
    const backup = await makeBackup(source, draft);
    await verifyBackup(draft, backup, source.signal);
    await store.add(draft, name, source.signal);
    return { name, ...backup };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes all scheduled backups but the newest `keep`. Archives that an operator made are never removed. */
export async function removeOldBackups(store: ArchiveStore, keep: number): Promise<void> {
  const scheduled = (await store.list()).filter(({ name }) => isScheduled(name));
  const old = scheduled.sort((a, b) => Number(b.madeAt) - Number(a.madeAt)).slice(keep);
  for (const { name } of old) await store.remove(name);
}
