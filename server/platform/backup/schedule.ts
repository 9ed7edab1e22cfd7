import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import { dayMs } from '#contract/format/pakistan-time.ts';
import type { Env } from '#server/platform/env.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { type ArchiveStore, buildArchiveName, isScheduled, readLastBackup } from './archives.ts';
import { type Backup, makeBackup, type Source } from './backup.ts';
import { readLastFailure, recordFailure, recordSuccess } from './failures.ts';
import type { Installation } from './installation.ts';
import { withSession } from './tables.ts';
import { verifyBackup } from './verify-archive.ts';

/** The suffix of an archive until it is verified; `.partial` is appended until it is complete. */
const draftEnding = '.unverified';
const isDraft = (name: string) => /\.unverified(\.partial)?$/.test(name);

/** Removes files of killed processes. Only one process makes scheduled backups at a time. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter(isDraft);
  await Promise.all(drafts.map((name) => rm(path.join(folder, name), { force: true })));
}

/**
 * Makes a backup under a temporary name, reads it back, and adds it to the store under its own name. Returns that name
 * and the content of the backup.
 * @throws if any step fails; the store then has the same archives as before
 */
async function makeScheduledBackup(
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
async function removeOldBackups(store: ArchiveStore, keep: number): Promise<void> {
  const scheduled = (await store.list()).filter(({ name }) => isScheduled(name));
  const old = scheduled.sort((a, b) => Number(b.madeAt) - Number(a.madeAt)).slice(keep);
  for (const { name } of old) await store.remove(name);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Pakistan is five hours ahead of UTC and has no summer time. */
const offsetMs = 5 * hourMs;
const maxReasonLength = 500;

/** The dependencies of scheduled backups. */
export interface BackupServices {
  env: Pick<Env, 'BACKUP_KEEP' | 'DESK_EMAIL'>;
  installation: Installation;
  namedFiles: readonly SQL[];
  store: ArchiveStore;
  logger: Logger;
  mail: { wake: () => void };
}

/** Returns when a backup was last due: the last moment up to `now` with the time of day `at` ('HH:MM') in Pakistan. */
export function findLastDue(at: string, now: Date): Date {
  const today = new Date(Number(now) + offsetMs).toISOString().slice(0, 10);
  const due = Date.parse(`${today}T${at}:00+05:00`);
  return new Date(due <= Number(now) ? due : due - dayMs);
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as "isFree"', [
    advisoryLocks.scheduledBackup,
  ]);
  return rows[0].isFree;
}

const describeError = (error: unknown) =>
  // PostgreSQL rejects control characters such as NUL, and half a surrogate pair.
  [...String(error instanceof Error ? error.message : error).replace(/[\s\p{C}]+/gu, ' ')]
    .slice(0, maxReasonLength)
    .join('');

async function reportSuccess({ installation, env, mail }: BackupServices, madeAt: Date) {
  await recordSuccess(installation.database.db, madeAt, env.DESK_EMAIL);
  mail.wake();
}

async function makeAndReport(services: BackupServices, now: Date, signal?: AbortSignal) {
  const { installation, namedFiles, store, env, logger } = services;
  const { missing, ...made } = await makeScheduledBackup(
    { installation, namedFiles, signal },
    store,
    now,
  );
  logger.info(made, 'made the scheduled backup');
  if (missing.length > 0) logger.warn({ missing }, 'records refer to files that do not exist');
  await reportSuccess(services, now);
  await removeOldBackups(store, env.BACKUP_KEEP).catch((error: unknown) =>
    logger.warn({ err: error }, 'old backups could not be removed; trying again tomorrow'),
  );
}

/** The outcome of a due backup. `stopped`: the product is stopping. */
type Outcome = 'made' | 'failed' | 'made before' | 'tried before' | 'made elsewhere' | 'stopped';

async function backUpAlone(
  services: BackupServices,
  due: Date,
  now: Date,
  signal?: AbortSignal,
): Promise<Outcome> {
  const { installation, store, env, logger, mail } = services;
  const { db } = installation.database;
  const failedAt = await readLastFailure(db);
  if (failedAt && Number(failedAt) > Number(now) - hourMs) return 'tried before';
  let last: Awaited<ReturnType<typeof readLastBackup>> | undefined;
  try {
    last = await readLastBackup(store);
    if (last && last.madeAt >= due) {
      if (failedAt && last.madeAt > failedAt) await reportSuccess(services, last.madeAt);
      return 'made before';
    }
    await makeAndReport(services, now, signal);
    return 'made';
  } catch (error) {
    if (signal?.aborted) return 'stopped';
    logger.error({ err: error }, 'the scheduled backup failed; trying again in an hour');
    const failure = { reason: describeError(error), at: now, last };
    await recordFailure(db, failure, env.DESK_EMAIL);
    mail.wake();
    return 'failed';
  }
}

/**
 * Makes the backup that was due at `due`, unless there is a newer archive, another process makes it, or an
 * attempt failed within the last hour. The first failure and the first success after it are emailed.
 * @throws if the database is unavailable
 */
export async function backUpIfDue(
  services: BackupServices,
  due: Date,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<Outcome> {
  const backUp = async (client: pg.Client): Promise<Outcome> =>
    (await tryLock(client)) ? backUpAlone(services, due, now, signal) : 'made elsewhere';
  return await withSession(services.installation.database, backUp);
}

/** Checks now and every minute whether a backup is due. Returns a function that ends a backup in progress. */
export function startBackupSchedule(services: BackupServices, at: string): () => Promise<void> {
  const stopping = new AbortController();
  let done: Date | undefined;
  let running: Promise<void> | undefined;
  const check = async () => {
    const due = findLastDue(at, new Date());
    if (Number(due) === Number(done)) return;
    try {
      const outcome = await backUpIfDue(services, due, { signal: stopping.signal });
      if (outcome === 'made' || outcome === 'made before') done = due;
    } catch (error) {
      if (stopping.signal.aborted) return;
      services.logger.error({ err: error }, 'no backup can be made; trying again in a minute');
    }
  };
  const tick = () => {
    running ??= check().finally(() => {
      running = undefined;
    });
  };
  tick();
  const timer = setInterval(tick, minuteMs);
  return async () => {
    clearInterval(timer);
    stopping.abort(new Error('The product stops'));
    await running;
  };
}
