import staticFiles from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { registerApi } from './api.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { Files } from './files/files.ts';
import type { FrontEnds } from './front-ends/front-ends.ts';
import { registerHealth } from './health.ts';
import { requireDeclaredAccess } from './http/access.ts';
import { apiAddress } from './http/api-address.ts';
import { drainConnections } from './http/drain.ts';
import { handleErrors, unroutableAnswers } from './http/error-handler.ts';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { registerOffice } from './office/routes.ts';
import { registerSite } from './pages/site.ts';
import { productRoot } from './product-root.ts';

/** What the application is built from. */
export interface Parts {
  env: Env;
  /** The office's secret path segment. */
  adminPath: string;
  database: Database;
  files: Files;
  frontEnds: FrontEnds;
  logger: Logger;
  /** Told when letters have been written. */
  mail: { wake: () => void };
}

const maxBodyBytes = 128 * 1024;
/** The largest upload on the poorest line takes less. */
const maxRequestMs = 60 * 60 * 1000;

/** Builds the whole application, ready to listen or to be called with `inject`. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { env, frontEnds, logger } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: maxBodyBytes,
    requestTimeout: maxRequestMs,
    forceCloseConnections: 'idle',
    frameworkErrors: unroutableAnswers(env.PUBLIC_URL),
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: apiAddress,
  });
  requireDeclaredAccess(app);
  drainConnections(app);
  handleErrors(app, env.PUBLIC_URL);
  await app.register(staticFiles, {
    root: frontEnds.files?.site ?? productRoot,
    serve: false,
    immutable: true,
    maxAge: '1y',
  });
  await frontEnds.attachTo(app);
  // Each in a scope of its own: what one needs of hooks and parsers, the others do not pay for.
  registerHealth(app, parts.database, env.PUBLIC_URL);
  await app.register((scope) => registerApi(scope, parts), { prefix: '/api' });
  await app.register((scope) => registerOffice(scope, parts));
  await app.register((scope) => registerSite(scope, parts));
  return app;
}
