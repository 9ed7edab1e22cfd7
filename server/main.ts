import type { AddressInfo } from 'node:net';
import { announcement } from './announcement.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import { seedDatabase } from './db/seed/seed.ts';
import { readEnv } from './env.ts';
import { openFiles } from './files/files.ts';
import { loadBuiltFrontEnds } from './front-ends/built.ts';
import { openLiveFrontEnds } from './front-ends/live.ts';
import { createLogger } from './http/logger.ts';
import { openTransport } from './mail/transport.ts';
import { MailWorker } from './mail/worker.ts';
import { resolveAdminPath } from './office/admin-path.ts';
import { stopOnSignal } from './shutdown.ts';
import { startSweeping } from './sweep.ts';

const isDevelopment = process.argv.includes('--live');

/** Starts everything in order, and answers how to stop it again. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  const logger = createLogger(env.LOG_LEVEL, isDevelopment);
  if (env.RATE_LIMIT === 'off')
    logger.warn('RATE_LIMIT=off: nothing is limited, sign-ins included');
  const adminPath = await resolveAdminPath(env.ADMIN_PATH, env.DATA_DIR);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log: (message) => logger.info(message),
  });
  await migrateDatabase(database);
  const accounts = await seedDatabase(database.db, {
    samples: env.SEED === 'sample',
    staffPassword: env.STAFF_PASSWORD,
  });
  const files = await openFiles(env);
  const frontEnds = isDevelopment ? await openLiveFrontEnds(adminPath) : await loadBuiltFrontEnds();
  const mail = new MailWorker(database.db, openTransport(env), logger);
  const app = await buildApp({ env, adminPath, database, files, frontEnds, logger, mail });
  const stopSweeping = startSweeping(database, files, logger);
  stopOnSignal(async () => {
    stopSweeping();
    await app.close();
    await mail.stop();
    await frontEnds.close();
    await database.close();
  }, logger);

  // What only the start needed goes back to the system, where Node was started with --expose-gc.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(
    announcement({
      origin: env.PUBLIC_URL ?? `http://localhost:${port}`,
      adminPath,
      accounts,
      isPasswordGiven: env.STAFF_PASSWORD !== undefined,
    }),
  );
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
