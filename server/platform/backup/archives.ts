/** An archive of an archive store. */
export interface StoredArchive {
  name: string;
  madeAt: Date;
  bytes: number;
}

/** Where scheduled backups are stored. */
export interface ArchiveStore {
  /** A local folder where archives are written before they are added. */
  folder: string;
  list: () => Promise<StoredArchive[]>;
  /** Adds a complete local file; it may be moved away. A failure leaves no archive with this name. */
  add: (file: string, name: string, signal?: AbortSignal) => Promise<void>;
  /** Removes an archive. A missing one is not an error. */
  remove: (name: string) => Promise<void>;
}

type Kind = 'backup' | 'scheduled';

/** Returns an archive's name: `backup-…` for operators' backups, `scheduled-…` for scheduled ones. */
export const buildArchiveName = (kind: Kind, now: Date): string =>
  `${kind}-${now.toISOString().slice(0, 19).replace(/:/g, '-')}Z.tar`;

const namePattern = /^(backup|scheduled)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/;

/** Whether an archive is a scheduled backup. */
export const isScheduled = (name: string): boolean => namePattern.exec(name)?.[1] === 'scheduled';

/**
 * Returns an archive's time, taken from its name because copied files have a new modification time; for other names,
 * the modification time. Null if the file is not a complete archive.
 */
export function readArchiveTime(name: string, modifiedAt: Date): Date | null {
  const [, , day, hour, minute, second] = namePattern.exec(name) ?? [];
  if (day) return new Date(`${day}T${hour}:${minute}:${second}Z`);
  return name.endsWith('.tar') ? modifiedAt : null;
}

/** Returns the newest complete archive of a store; null if it has none. */
export async function readLastBackup(
  store: Pick<ArchiveStore, 'list'>,
): Promise<StoredArchive | null> {
  const archives = await store.list();
  return archives.sort((a, b) => Number(b.madeAt) - Number(a.madeAt))[0] ?? null;
}
