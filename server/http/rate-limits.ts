import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { clientNetwork } from './client-network.ts';

const minuteMs = 60 * 1000;

/**
 * Calls per minute and client address. Carriers put thousands of phones behind one address, so
 * these stop machines, not crowds.
 */
const limits = { submission: 600, read: 6_000 } as const;

/** Which limit a route counts against; without a word of its own a route's method says it. */
type LimitClass = keyof typeof limits;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitClass;
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes of staff are told apart from submissions of visitors by the route's access. */
function classOf({ method, routeOptions }: FastifyRequest): LimitClass {
  const { access, limit } = routeOptions.config;
  if (limit) return limit;
  return readingMethods.has(method) || access !== 'public' ? 'read' : 'submission';
}

/** The library is loaded where it is used. */
async function connect(url: string, scope: FastifyInstance) {
  const { connectRedis } = await import('./redis.ts');
  return connectRedis(url, scope);
}

/** Answers 429 with Retry-After to an address that calls a scope's routes more often than it may. */
export async function limitRequests(
  scope: FastifyInstance,
  { RATE_LIMIT, REDIS_URL }: Pick<Env, 'RATE_LIMIT' | 'REDIS_URL'>,
): Promise<void> {
  if (RATE_LIMIT === 'off') return;
  await scope.register(rateLimit, {
    global: false,
    cache: 50_000,
    ...(REDIS_URL && { redis: await connect(REDIS_URL, scope), nameSpace: 'requests-' }),
  });
  const limiterOf = (limit: LimitClass) =>
    scope.createRateLimit({
      max: limits[limit],
      timeWindow: minuteMs,
      skipOnError: true,
      keyGenerator: ({ ip }) => `${limit} ${clientNetwork(ip)}`,
    });
  const limiters = { submission: limiterOf('submission'), read: limiterOf('read') };
  scope.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const result = await limiters[classOf(request)](request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header('Retry-After', result.ttlInSeconds);
    throw new AppError('too-many', 'Too many requests. Please try again in a minute.');
  });
}
