import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/platform/env.ts';
import { AppError } from '#server/platform/errors.ts';
import { clientNetwork, widerNetwork, widerNetworkFactor } from './client-network.ts';

const minuteMs = 60 * 1000;

/**
 * Requests per minute and client network. Mobile carriers put thousands of phones behind one address, so the
 * limits are high: they stop machines, not crowds. Pages from the cache do not count.
 */
const limits = { submission: 600, read: 6_000, page: 1_800 } as const;

/** The limit that a route counts against. A route that declares none gets one by its method. */
type LimitClass = keyof typeof limits;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitClass;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The route's access distinguishes writes of staff from submissions of visitors. */
function chooseLimitClass({ method, routeOptions }: FastifyRequest): LimitClass {
  const { access, limit } = routeOptions.config;
  if (limit) return limit;
  return safeMethods.has(method) || access !== 'public' ? 'read' : 'submission';
}

/** Loads the Redis client only when it is used. */
async function connect(url: string, scope: FastifyInstance) {
  const { connectRedis } = await import('./redis.ts');
  return connectRedis(url, scope);
}

/** Counts a request against a limit. If its client is over the limit, sets Retry-After and throws. */
export type CountRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  limit: LimitClass,
) => Promise<void>;

/** Creates the function that counts the requests of a scope and its child scopes. */
export async function createRequestCounter(
  scope: FastifyInstance,
  { RATE_LIMIT, REDIS_URL }: Pick<Env, 'RATE_LIMIT' | 'REDIS_URL'>,
): Promise<CountRequest> {
  if (RATE_LIMIT === 'off') return async () => {};
  await scope.register(rateLimit, {
    global: false,
    cache: 50_000,
    ...(REDIS_URL && { redis: await connect(REDIS_URL, scope), nameSpace: 'requests-' }),
  });
  const createCounter = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    scope.createRateLimit({ max, timeWindow: minuteMs, skipOnError: true, keyGenerator });
  const createCounters = (limit: LimitClass) => ({
    client: createCounter(limits[limit], ({ ip }) => `${limit} ${clientNetwork(ip)}`),
    wider: createCounter(
      widerNetworkFactor * limits[limit],
      ({ ip }) => `${limit} ${widerNetwork(ip)}`,
    ),
  });
  const counters = {
    submission: createCounters('submission'),
    read: createCounters('read'),
    page: createCounters('page'),
  };
  return async (request, reply, limit) => {
    const { client, wider } = counters[limit];
    const results = [await client(request)];
    if (widerNetwork(request.ip)) results.push(await wider(request));
    for (const result of results) {
      if (result.isAllowed || !result.isExceeded) continue;
      reply.header('Retry-After', result.ttlInSeconds);
      throw new AppError('too-many', 'Too many requests. Please try again in a minute.');
    }
  };
}

/** Counts every request to a scope's routes before it is processed. */
export function limitRequests(scope: FastifyInstance, countRequest: CountRequest): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.is404) await countRequest(request, reply, chooseLimitClass(request));
  });
}
