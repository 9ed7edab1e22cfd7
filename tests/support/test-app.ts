import { rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '#contract/staff/staff.ts';
import { buildApp } from '#server/app.ts';
import type { AppDependencies } from '#server/delivery/app-services.ts';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import type { Database } from '#server/platform/db/client.ts';
import { readEnv } from '#server/platform/env.ts';
import { type Files, openFiles } from '#server/platform/files/files.ts';
import { addAccount } from '#server/resources/staff/accounts.ts';
import { secretPath } from './api-document.ts';
import { checkAnswers } from './check-answers.ts';
import { makeReachableDir } from './reachable-dir.ts';
import { openTestDatabase } from './test-database.ts';

export const adminPath = secretPath;
export const password = 'correct horse battery';

/** The built application on its own database, called without a network. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  files: Files;
  call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Creates an account with these permissions, of a dealer if one is given, signs it in and returns its cookies. */
  signIn: (
    permissions: readonly Permission[],
    username?: string,
    dealerId?: string,
  ) => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** Creates an account with the password `password`. */
export async function makeAccount(
  { db }: Database,
  username: string,
  permissions: readonly Permission[],
  dealerId: string | null = null,
): Promise<void> {
  const actor = { accountId: null, username: 'a test' };
  await addAccount(db, actor, { username, role: 'hr', permissions, dealerId, password });
}

/**
 * Builds the application as production does, with the given dependencies in place of the defaults. What `inject`
 * returns must be as the API's description says.
 */
export async function startAppOn(
  { database, files }: Pick<AppDependencies, 'database' | 'files'>,
  dependencies: Partial<AppDependencies> = {},
): Promise<FastifyInstance> {
  const app = await buildApp({
    env: readEnv({}),
    adminPath,
    database,
    files,
    frontEnds: await loadBuiltFrontEnds(),
    logger: pino({ level: 'silent' }),
    mail: { wake: () => {} },
    ...dependencies,
  });
  return await checkAnswers(app);
}

/** Creates an account with these permissions, signs it in and returns its cookies. */
export async function signInTo(
  app: FastifyInstance,
  database: Database,
  ...[username, permissions, dealerId]: [string, readonly Permission[], string?]
): Promise<Record<string, string>> {
  await makeAccount(database, username, permissions, dealerId);
  const payload = { username, password };
  const response = await app.inject({ method: 'POST', url: '/api/admin/login', payload });
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
}

/** Builds the application on its own database. */
export async function startTestApp(dependencies: Partial<AppDependencies> = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const dataDir = makeReachableDir('test-data-');
  const files = dependencies.files ?? (await openFiles(readEnv({ DATA_DIR: dataDir })));
  const app = await startAppOn({ database, files }, dependencies);
  return {
    app,
    database,
    files,
    call: (options) => app.inject(options),
    signIn: (permissions, username = `user-${uuidv7()}`, dealerId = undefined) =>
      signInTo(app, database, username, permissions, dealerId),
    close: async () => {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
