import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type OperatingStatus, statusWarnings } from '#contract/staff/status.ts';
import { openArchiveStore } from '#server/platform/backup/archive-store.ts';
import { readLastBackup } from '#server/platform/backup/archives.ts';
import { readLastFailure } from '#server/platform/backup/failures.ts';
import { heldUntil } from '#server/platform/backup/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { migrationsFolder } from '#server/platform/db/migrate.ts';
import type { Env } from '#server/platform/env.ts';
import { isLow, readDiskSpace } from '#server/platform/files/disk-room.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { productRoot } from '#server/platform/product-root.ts';
import { readHeld } from '../held/held.ts';
import { readLastCleanup } from '../hourly-cleanup.ts';

/** Emails normally leave within seconds. */
const lateEmailMs = 15 * 60 * 1000;
/** A daily backup, plus an hour to make it. */
const lateBackupMs = 25 * 60 * 60 * 1000;

const { version } = JSON.parse(readFileSync(path.join(productRoot, 'package.json'), 'utf8'));

async function readMail(db: Db): Promise<OperatingStatus['mail']> {
  const { rows } = await db.execute<{
    waiting: number;
    given_up: number;
    oldest: string | null;
  }>(sql`
    select count(*) filter (where next_attempt_at is not null)::int as waiting,
      count(*) filter (where next_attempt_at is null)::int as given_up,
      min(created_at) filter (where next_attempt_at is not null and created_at > ${heldUntil}) as oldest
    from ${outgoingMail}`);
  const [{ waiting = 0, given_up = 0, oldest = null } = {}] = rows;
  const held = await readHeld(db);
  return { waiting, givenUp: given_up, oldestAt: oldest && new Date(oldest).toISOString(), held };
}

async function readBackup(db: Db, env: Env): Promise<OperatingStatus['backup']> {
  const [last, failedAt] = await Promise.all([
    readLastBackup(await openArchiveStore(env)),
    readLastFailure(db),
  ]);
  return {
    isScheduled: env.BACKUP_AT !== undefined,
    last: last && { name: last.name, madeAt: last.madeAt.toISOString(), bytes: last.bytes },
    failedAt: failedAt?.toISOString() ?? null,
  };
}

const processPattern = /^haval-distributor (\S+:\d+)$/;

/** Parses the process, 'host:pid', from a connection's name. */
const findProcess = (application: string) => processPattern.exec(application)?.[1];

async function readDatabase(db: Db): Promise<OperatingStatus['database']> {
  const [server, journal, connections] = await Promise.all([
    db.execute<{ version: string }>(sql`select current_setting('server_version') as version`),
    db.execute<{ applied: number }>(
      sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
    ),
    db.execute<{ application: string; count: number }>(sql`
      select application_name as application, count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name <> '' group by 1 order by 1`),
  ]);
  return {
    version: server.rows[0]?.version ?? '',
    migrations: {
      applied: journal.rows[0]?.applied ?? 0,
      known: readMigrationFiles({ migrationsFolder }).length,
    },
    connections: connections.rows.map(({ application, count }) => ({ application, count })),
    processes: connections.rows.flatMap(({ application }) => findProcess(application) ?? []),
  };
}

/** Lists problems that need somebody's attention. */
export function listWarnings(
  status: Omit<OperatingStatus, 'warnings'>,
  now = Date.now(),
): string[] {
  const { mail, backup, disk, cleanup, database } = status;
  const age = (iso: string | null | undefined) => (iso ? now - Date.parse(iso) : 0);
  const isBackupLate =
    backup.isScheduled && (!backup.last || age(backup.last.madeAt) > lateBackupMs);
  const { migrations } = database;
  return [
    isLow(disk) && statusWarnings.disk,
    mail.held && statusWarnings.held,
    age(mail.oldestAt) > lateEmailMs && statusWarnings.mail,
    backup.failedAt && statusWarnings.failedBackup,
    !backup.failedAt && isBackupLate && statusWarnings.lateBackup,
    (cleanup?.failedSteps.length ?? 0) > 0 && statusWarnings.cleanup,
    migrations.applied > migrations.known && statusWarnings.database,
  ].flatMap((warning) => (warning ? [warning.text] : []));
}

/** Reads the status of the product. Throws if the database is unavailable. */
export async function readStatus(db: Db, env: Env): Promise<OperatingStatus> {
  const [mail, backup, disk, database] = await Promise.all([
    readMail(db),
    readBackup(db, env),
    readDiskSpace(env.DATA_DIR),
    readDatabase(db),
  ]);
  const status = {
    mail,
    backup,
    disk,
    database,
    process: {
      version,
      node: process.version,
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      memory: process.memoryUsage.rss(),
    },
    cleanup: readLastCleanup(),
  };
  return { warnings: listWarnings(status), ...status };
}
