import staticFiles from '@fastify/static';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { registerApi } from './delivery/api.ts';
import type { AppDependencies, AppServices } from './delivery/app-services.ts';
import { registerOffice } from './delivery/office/routes.ts';
import { registerSite } from './delivery/pages/site.ts';
import { RawResponseCache } from './delivery/raw-response-cache.ts';
import { ContentChanges } from './platform/changes.ts';
import type { Database } from './platform/db/client.ts';
import { AppError } from './platform/errors.ts';
import { requireDeclaredAccess } from './platform/http/access.ts';
import { Connections, drainConnections } from './platform/http/connections.ts';
import { createServerFactory } from './platform/http/create-server.ts';
import { createFrameworkErrorHandler, handleErrors } from './platform/http/error-handler.ts';
import { createRequestNamer, sendRequestIds } from './platform/http/request-id.ts';
import {
  createAnswerSampler,
  logSomeRequests,
  type ObserveAnswer,
} from './platform/http/request-log.ts';
import { buildNoStoreHeaders } from './platform/http/security-headers.ts';
import { createClientErrorHandler, createRefusalLog } from './platform/http/unreadable-requests.ts';
import { EmailLimiter } from './platform/mail/email-limiter.ts';
import { productRoot } from './platform/product-root.ts';

/**
 * The URL for routing: below /api a trailing slash is removed. With it, the URL of a list would match the route of a
 * record with an empty id.
 */
const rewriteApiUrl = ({ url = '/' }: RawRequestDefaultExpression<RawServerDefault>): string =>
  url.replace(/^(\/api\/[^?]+)\/(?=\?|$)/, '$1');

const maxBodyBytes = 128 * 1024;
/** Thousands of phones may share an address, but rarely connect at the same moment. */
const maxConnectionsPerClient = 1_000;

/** Observers of responses that are served outside Fastify's routes. */
function listObservers({ env, logger, metrics }: AppDependencies): ObserveAnswer[] {
  const sampler = createAnswerSampler(logger, env.LOG_SAMPLE);
  return [sampler, metrics?.observeAnswer].filter((observer) => observer !== undefined);
}

/** Builds the application, ready for `listen` or `inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { env, frontEnds, logger } = dependencies;
  // Behind a proxy, all connections come from the proxy.
  const isLimited = env.RATE_LIMIT === 'on' && env.TRUST_PROXY === false;
  const connections = new Connections(isLimited ? maxConnectionsPerClient : undefined);
  const nameRequest = createRequestNamer(env.TRUST_PROXY);
  const logRefusal = createRefusalLog(logger);
  const rawResponses = new RawResponseCache();
  const serveCached = rawResponses.createResponder(nameRequest, listObservers(dependencies));
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: env.TRUST_PROXY,
    genReqId: nameRequest,
    bodyLimit: maxBodyBytes,
    serverFactory: createServerFactory(
      connections,
      env.PUBLIC_URL,
      { nameRequest, logRefusal },
      serveCached,
    ),
    forceCloseConnections: 'idle',
    frameworkErrors: createFrameworkErrorHandler(env.PUBLIC_URL, logRefusal),
    clientErrorHandler: createClientErrorHandler(logRefusal),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: rewriteApiUrl,
  });
  requireDeclaredAccess(app);
  sendRequestIds(app);
  logSomeRequests(app, env.LOG_SAMPLE);
  drainConnections(app, connections);
  handleErrors(app, env.PUBLIC_URL);
  dependencies.metrics?.observeRequests(app, dependencies.adminPath);
  await app.register(staticFiles, {
    root: frontEnds.files?.site ?? productRoot,
    serve: false,
    immutable: true,
    maxAge: '1y',
  });
  await frontEnds.attachTo(app);
  // In separate scopes, so that the hooks and parsers of one do not slow down the others.
  registerHealth(app, dependencies.database, env.PUBLIC_URL);
  const emailLimiter = new EmailLimiter(env.RATE_LIMIT === 'on');
  const changes = new ContentChanges(dependencies.database.connection);
  const services: AppServices = { ...dependencies, emailLimiter, changes, rawResponses };
  await app.register((scope) => registerApi(scope, services), { prefix: '/api' });
  await app.register((scope) => registerOffice(scope, dependencies));
  await app.register((scope) => registerSite(scope, services));
  return app;
}

/** Health checks for process managers and load balancers: /healthz for the process, /readyz for its database. */
function registerHealth(
  app: FastifyInstance,
  { pool }: Database,
  publicUrl: string | undefined,
): void {
  const isPublic = { config: { access: 'public' } } as const;
  const headers = buildNoStoreHeaders(publicUrl);

  app.get('/healthz', isPublic, async (_request, reply) => {
    reply.headers(headers);
    return { success: true };
  });

  app.get('/readyz', isPublic, async (_request, reply) => {
    reply.headers(headers);
    await pool.query('select 1').catch(() => {
      throw new AppError('unavailable', 'The database is unavailable');
    });
    return { success: true };
  });
}
