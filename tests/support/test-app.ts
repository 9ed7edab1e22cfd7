import { rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '#contract/staff.ts';
import { buildApp, type Parts } from '#server/app.ts';
import type { Database } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { type Files, openFiles } from '#server/files/files.ts';
import { loadBuiltFrontEnds } from '#server/front-ends/built.ts';
import { addAccount } from '#server/staff/accounts.ts';
import { makeReachableDir } from './reachable-dir.ts';
import { openTestDatabase } from './test-database.ts';

export const adminPath = 'desk-under-test';
export const password = 'correct horse battery';

/** The built application on a database of its own, called without a network. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  files: Files;
  call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Makes an account with these permissions, signs it in and answers its cookies. */
  signIn: (
    permissions: readonly Permission[],
    username?: string,
  ) => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** Makes an account whose password is `password`. */
export async function makeAccount(
  { db }: Database,
  username: string,
  permissions: readonly Permission[],
): Promise<void> {
  const maker = { accountId: null, username: 'a test' };
  await addAccount(db, maker, { username, role: 'hr', permissions, password });
}

/** Builds the application as production does, with the given parts in place of its own. */
export async function startAppOn(
  { database, files }: Pick<Parts, 'database' | 'files'>,
  parts: Partial<Parts> = {},
): Promise<FastifyInstance> {
  return await buildApp({
    env: readEnv({}),
    adminPath,
    database,
    files,
    frontEnds: await loadBuiltFrontEnds(),
    logger: pino({ level: 'silent' }),
    mail: { wake: () => {} },
    ...parts,
  });
}

/** Builds the application on a database of its own. */
export async function startTestApp(parts: Partial<Parts> = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const dataDir = makeReachableDir('test-data-');
  const files = parts.files ?? (await openFiles(readEnv({ DATA_DIR: dataDir })));
  const app = await startAppOn({ database, files }, parts);
  return {
    app,
    database,
    files,
    call: (options) => app.inject(options),
    signIn: async (permissions, username = `user-${uuidv7()}`) => {
      await makeAccount(database, username, permissions);
      const payload = { username, password };
      const answer = await app.inject({ method: 'POST', url: '/api/admin/login', payload });
      return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
