import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { FirstAccount } from '#server/resources/staff/first-accounts.ts';
import { buildApp } from './app.ts';
import { loadBuiltFrontEnds } from './delivery/front-ends/built.ts';
import { openLiveFrontEnds } from './delivery/front-ends/live.ts';
import { startCleanup } from './delivery/hourly-cleanup.ts';
import type { Metrics } from './delivery/metrics/metrics.ts';
import { resolveAdminPath } from './platform/admin-path.ts';
import { openArchiveStore } from './platform/backup/archive-store.ts';
import type { BackupServices } from './platform/backup/schedule.ts';
import { chooseDataDirMode, makeDataDirPrivate } from './platform/data-dir.ts';
import { openDatabase } from './platform/db/client.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { type Env, readEnv } from './platform/env.ts';
import { openFiles, warnIfStorageIsAway } from './platform/files/files.ts';
import { createLogger } from './platform/http/logger.ts';
import { siteOrigin } from './platform/http/origin.ts';
import { currentRequestId } from './platform/http/request-id.ts';
import { explainListenError, reservePort } from './platform/http/reserve-port.ts';
import { openTransport } from './platform/mail/transport.ts';
import { MailWorker } from './platform/mail/worker.ts';
import { CleanupStack, stopOnSignal } from './platform/shutdown.ts';
import { startNotifier } from './resources/appointments/notifier.ts';
import { namedFiles } from './resources/index.ts';
import { startIssueSender } from './resources/newsletter/issues/sender.ts';
import { startKeyRefresh } from './resources/refresh-stored-keys.ts';
import { seedDatabase } from './resources/seed/seed.ts';
import { startStaffNotifier } from './resources/staff-notices/notifier.ts';

/**
 * Builds the terminal text after the database is set up: the new accounts with their passwords, or how to reset a
 * password if accounts already existed.
 */
export function formatFirstAccounts(accounts: FirstAccount[], isPasswordGiven: boolean): string {
  if (accounts.length === 0) {
    return '\n  Lost the staff passwords?  npm run staff -- reset admin\n';
  }
  const lines = ['', '  Staff accounts, just created:'];
  for (const { username, password } of accounts) {
    const shown = isPasswordGiven ? '(the password in STAFF_PASSWORD)' : password;
    lines.push(`    ${username.padEnd(8)} ${shown}`);
  }
  if (!isPasswordGiven) lines.push('  The passwords are not stored anywhere. Write them down now.');
  return `${lines.join('\n')}\n`;
}

/** Builds the terminal text once the server accepts requests. */
export function announceAddresses(origin: string, adminPath: string): string {
  return `\n  Site         ${origin}/\n  Back office  ${origin}/${adminPath}/\n\n`;
}

const isDevelopment = process.argv.includes('--live');

/** Opens the database, migrates and seeds it; prints the passwords of the accounts that it creates. */
async function openFilledDatabase(env: Env, logger: Logger, cleanup: CleanupStack) {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log: (message) => logger.info(message),
    role: 'application',
    slowQueries: {
      ms: env.SLOW_QUERY_MS,
      report: (slow) => logger.warn({ ...slow, requestId: currentRequestId() }, 'a query was slow'),
    },
    signal: cleanup.signal,
  });
  cleanup.add(() => database.close());
  await migrateDatabase(database);
  cleanup.signal.throwIfAborted();
  const openStorage = async () => (await openFiles(env)).storage;
  const accounts = await seedDatabase(database, {
    samples: env.SEED === 'sample' ? { openStorage, logger } : null,
    staffPassword: env.STAFF_PASSWORD,
  });
  // Print them now: if a later step fails, the accounts exist and their passwords are known nowhere else.
  process.stdout.write(formatFirstAccounts(accounts, env.STAFF_PASSWORD !== undefined));
  return database;
}

/** Serves metrics on METRICS_PORT; returns undefined if that is not set. */
async function openMetrics(env: Env, cleanup: CleanupStack): Promise<Metrics | undefined> {
  if (env.METRICS_PORT === undefined) return undefined;
  const { createMetrics, serveMetrics } = await import('./delivery/metrics/metrics.ts');
  const metrics = createMetrics();
  metrics.observeStorage(env.DATA_DIR, await openArchiveStore(env));
  const server = await serveMetrics({ ...env, METRICS_PORT: env.METRICS_PORT }, metrics);
  cleanup.add(server.close);
  return metrics;
}

/** Makes backups by the schedule of BACKUP_AT, if that is set. */
async function scheduleBackups(
  services: Omit<BackupServices, 'env' | 'store' | 'namedFiles'>,
  env: Env,
  cleanup: CleanupStack,
): Promise<void> {
  if (!env.BACKUP_AT) return;
  const { startBackupSchedule } = await import('./platform/backup/schedule.ts');
  const store = await openArchiveStore(env);
  cleanup.add(startBackupSchedule({ ...services, env, store, namedFiles }, env.BACKUP_AT));
}

/** Starts everything in order. Everything it opens is registered in `cleanup`, even if it throws. */
async function start(env: Env, logger: Logger, cleanup: CleanupStack): Promise<void> {
  // Before anything is written: an occupied port must not fail a first start after it has created accounts.
  const reserved = await reservePort(env);
  cleanup.add(reserved.release);
  const metrics = await openMetrics(env, cleanup);
  if (env.RATE_LIMIT === 'off')
    logger.warn('RATE_LIMIT=off: no request is limited, not even sign-ins');
  if (!(await makeDataDirPrivate(env.DATA_DIR, chooseDataDirMode(env)))) {
    logger.warn(
      'DATA_DIR belongs to another user or holds other files, so other users may be able to read it',
    );
  }
  const adminPath = await resolveAdminPath(env.ADMIN_PATH, env.DATA_DIR);
  const frontEnds = isDevelopment ? await openLiveFrontEnds(adminPath) : await loadBuiltFrontEnds();
  cleanup.add(() => frontEnds.close());
  const database = await openFilledDatabase(env, logger, cleanup);
  metrics?.observeDatabase(database);
  const files = await openFiles(env);
  void warnIfStorageIsAway(env, files.storage, logger);
  const mail = new MailWorker(database.db, openTransport(env), logger);
  cleanup.add(() => mail.stop());
  cleanup.add(startIssueSender({ db: database.db, env, logger, mail }));
  const notifier = startNotifier({ db: database.db, env, logger, mail });
  cleanup.add(notifier.stop);
  const office = `${siteOrigin(env)}/${adminPath}`;
  cleanup.add(startStaffNotifier({ db: database.db, office, logger, mail }));
  const wakeAll = () => {
    mail.wake();
    notifier.wake();
  };
  const app = await buildApp({
    ...{ env, adminPath, database, files, frontEnds, logger, metrics },
    mail: { wake: wakeAll },
  });
  cleanup.add(() => app.close());
  cleanup.add(startKeyRefresh(database, logger));
  cleanup.add(startCleanup({ db: database.db, files, dataDir: env.DATA_DIR, logger }));

  // Returns the memory that only the start needed, if Node runs with --expose-gc.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  await reserved.release();
  await app.listen({ port: reserved.port, host: env.HOST }).catch((error: unknown) => {
    throw explainListenError(error, env);
  });
  const installation = { database, files, dataDir: env.DATA_DIR };
  await scheduleBackups({ installation, logger, mail }, env, cleanup);
  const { port } = app.server.address() as AddressInfo;
  const origin = env.PUBLIC_URL ?? `http://localhost:${port}`;
  process.stdout.write(announceAddresses(origin, adminPath));
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const logger = createLogger(env.LOG_LEVEL, isDevelopment);
  const cleanup = new CleanupStack();
  const started = start(env, logger, cleanup);
  stopOnSignal(async () => {
    cleanup.interrupt();
    // In parallel: closing the server also ends a migration that runs on it.
    await Promise.all([cleanup.close(), started.catch(() => {})]);
    // Resources opened after the first close.
    await cleanup.close();
  }, logger);
  try {
    await started;
  } catch (error) {
    // The signal handler closes everything.
    if (cleanup.signal.aborted) return;
    await cleanup.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
