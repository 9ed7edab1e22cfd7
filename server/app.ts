import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Database } from './db/client.ts';
import { registerDealers } from './dealers/routes.ts';
import type { Env } from './env.ts';
import type { FrontEnds } from './front-ends/front-ends.ts';
import { guardRoutes, requireDeclaredAccess } from './http/access.ts';
import { drainConnections } from './http/drain.ts';
import { answerUnroutable, handleErrors } from './http/error-handler.ts';
import { refuseForeignWrites } from './http/origin.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { validateBySchema } from './http/validate.ts';
import { leads } from './leads/registry.ts';
import { registerLead } from './leads/routes.ts';
import { registerOffice } from './office/routes.ts';
import { registerPages } from './pages/routes.ts';
import { registerStaff } from './staff/routes.ts';

/** What the application is built from. */
export interface Parts {
  env: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>;
  /** The office's secret path segment. */
  adminPath: string;
  database: Database;
  frontEnds: FrontEnds;
  logger: Logger;
}

const maxBodyBytes = 128 * 1024;

/** Builds the whole application, ready to listen or to be called with `inject`. */
export async function buildApp({ env, adminPath, database, frontEnds, logger }: Parts) {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnroutable,
    routerOptions: { maxParamLength: 200 },
  });
  requireDeclaredAccess(app);
  drainConnections(app);
  addSecurityHeaders(app, env.PUBLIC_URL);
  refuseForeignWrites(app, env.PUBLIC_URL);
  logRequests(app);
  handleErrors(app);
  await app.register(cookie);
  await app.register(staticFiles, {
    root: frontEnds.files?.site ?? import.meta.dirname,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  await frontEnds.attachTo(app);
  await app.register(async (scope) => registerApi(scope, database), { prefix: '/api' });
  await app.register(async (scope) => registerOffice(scope, { adminPath, frontEnds }));
  await app.register(async (scope) => registerPages(scope, database, frontEnds));
  return app;
}

function registerApi(scope: FastifyInstance, database: Database): void {
  const api = scope.withTypeProvider<ZodTypeProvider>();
  api.setValidatorCompiler(validateBySchema);
  api.removeContentTypeParser('text/plain');
  guardRoutes(api, database);
  api.all('/*', { config: { access: 'public' } }, (_request, reply) => reply.callNotFound());
  registerStaff(api, database.db);
  registerDealers(api, database.db);
  for (const lead of leads) registerLead(api, database.db, lead);
}
