import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/platform/env.ts';
import { AppError } from '#server/platform/errors.ts';
import * as words from '#words/contract/input';
import { clientNetwork, widerNetwork, widerNetworkFactor } from './client.ts';
import { safeMethods } from './validate.ts';

const minuteMs = 60 * 1000;

/**
 * Requests per minute and client network. Mobile carriers put thousands of phones behind one address, so the limits are
 * high: they stop machines, not crowds. Pages and responses from memory do not count. People verify codes of quotes,
 * bookings and dealers one by one, so that limit is low: it stops guessing. The limit for a quote's files is low too:
 * only uncached files count.
 */
const limits = { submission: 600, read: 6_000, page: 1_800, verify: 30, quoteFile: 30 } as const;

/** The limit of a route. By default it depends on the method. */
type LimitClass = keyof typeof limits;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitClass;
  }
}

/** The route's access distinguishes staff writes from visitors' submissions. */
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

/**
 * Looks something up by a code that must not be guessed. An unknown code counts against the limit of checks. Throws
 * while its client is over that limit, whether the code exists or not; otherwise guesses would still succeed.
 */
export type LimitGuesses = <Found>(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<Found | null>,
) => Promise<Found | null>;

/** The limits of a scope and its child scopes. */
export interface RequestLimits {
  countRequest: CountRequest;
  limitGuesses: LimitGuesses;
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/** Whether a counted request is over the limit; if it was not counted, whether the next one would be. */
const isOver = (
  result: Counted,
  isCounted: boolean,
): result is Extract<Counted, { isAllowed: false }> =>
  !result.isAllowed && (isCounted ? result.isExceeded : result.remaining === 0);

const limitGuessesBy =
  (count: CountRequest, check: CountRequest): LimitGuesses =>
  async (request, reply, find) => {
    await check(request, reply, 'verify');
    const found = await find();
    // Concurrent guesses may have used up the limit in the meantime.
    await (found === null ? count : check)(request, reply, 'verify');
    return found;
  };

/** Creates the functions that limit the requests of a scope and its child scopes. */
export async function createRequestLimits(
  scope: FastifyInstance,
  { RATE_LIMIT, REDIS_URL }: Pick<Env, 'RATE_LIMIT' | 'REDIS_URL'>,
): Promise<RequestLimits> {
  if (RATE_LIMIT === 'off') {
    return { countRequest: async () => {}, limitGuesses: (_request, _reply, find) => find() };
  }
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
    verify: createCounters('verify'),
    quoteFile: createCounters('quoteFile'),
  };
  const createCheck =
    (increment: boolean): CountRequest =>
    async (request, reply, limit) => {
      const { client, wider } = counters[limit];
      const results = [await client(request, { increment })];
      if (widerNetwork(request.ip)) results.push(await wider(request, { increment }));
      const over = results.find((result) => isOver(result, increment));
      if (!over) return;
      reply.header('Retry-After', over.ttlInSeconds);
      throw new AppError('too-many', words.tooMany);
    };
  const countRequest = createCheck(true);
  return { countRequest, limitGuesses: limitGuessesBy(countRequest, createCheck(false)) };
}

/** Counts every request to a scope's routes before it is processed. */
export function limitRequests(scope: FastifyInstance, countRequest: CountRequest): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.is404) await countRequest(request, reply, chooseLimitClass(request));
  });
}
