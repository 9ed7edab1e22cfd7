import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { backupFailures } from '#server/platform/backup/schema.ts';
import type { Database } from '#server/platform/db/client.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { leadDays } from '#server/resources/leads/schema.ts';

interface MailCounts {
  waiting: number;
  given_up: number;
  oldest_seconds: number;
}

/** Counts the queued emails. The table stays small because sent ones are deleted. */
async function countMail({ db }: Pick<Database, 'db'>): Promise<MailCounts> {
  const { rows } = await db.execute<Record<keyof MailCounts, string>>(sql`
    select count(*) filter (where next_attempt_at is not null) as waiting,
      count(*) filter (where next_attempt_at is null) as given_up,
      coalesce(extract(epoch from now() - min(created_at) filter (where next_attempt_at is not null)), 0)
        as oldest_seconds
    from ${outgoingMail}`);
  const [{ waiting = 0, given_up = 0, oldest_seconds = 0 } = {}] = rows;
  return {
    waiting: Number(waiting),
    given_up: Number(given_up),
    oldest_seconds: Number(oldest_seconds),
  };
}

/** 1 while scheduled backups fail, otherwise 0. */
const countBackupFailures = ({ db }: Pick<Database, 'db'>): Promise<number> =>
  db.$count(backupFailures);

/** The number of stored requests of each type, from the daily counts. */
async function countSubmissions({ db }: Pick<Database, 'db'>): Promise<[string, number][]> {
  const { rows } = await db.execute<{ lead: string; total: string }>(
    sql`select lead, sum(count) as total from ${leadDays} group by lead`,
  );
  return rows.map(({ lead, total }) => [lead, Number(total)]);
}

/**
 * Registers gauges for the connection pool, the mail queue and the stored requests. Returns a function that
 * updates them. While the database is unavailable, `haval_database_up` is 0 and the counts are left out.
 */
export function observeDatabase(
  registry: Registry,
  database: Pick<Database, 'db' | 'pool'>,
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const { pool } = database;
  const connections = gauge('haval_pool_connections', 'Connections of the pool', ['state']);
  const pending = gauge('haval_pool_waiting', 'Queries waiting for a connection');
  const submissions = gauge('haval_submissions', 'Stored requests of visitors', ['type']);
  const waiting = gauge('haval_mail_waiting', 'Emails waiting to be sent');
  const oldest = gauge('haval_mail_oldest_seconds', 'Age of the oldest waiting email');
  const givenUp = gauge('haval_mail_given_up', 'Emails given up on, kept for a month');
  const failing = gauge('haval_backup_failing', '1 while the last scheduled backup has failed');
  const up = gauge('haval_database_up', '1 while the database answers');
  return async () => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    pending.set(pool.waitingCount);
    submissions.reset();
    try {
      const mail = await countMail(database);
      waiting.set(mail.waiting);
      oldest.set(mail.oldest_seconds);
      givenUp.set(mail.given_up);
      for (const [type, total] of await countSubmissions(database))
        submissions.set({ type }, total);
      failing.set(await countBackupFailures(database));
      up.set(1);
    } catch {
      // The metric reports the error. Zeros would claim that no email is waiting and backups work.
      for (const unknown of [waiting, oldest, givenUp, failing]) unknown.remove();
      up.set(0);
    }
  };
}
