import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

/** Connects to Redis, where processes share the rate limits. While Redis is down, no limits apply. */
export function connectRedis(url: string, scope: FastifyInstance): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    commandTimeout: 250,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let isReported = false;
  redis.on('error', (error) => {
    if (!isReported)
      scope.log.warn({ err: error }, 'Redis is unavailable: requests are not limited');
    isReported = true;
  });
  redis.on('ready', () => {
    isReported = false;
  });
  scope.addHook('onClose', async () => redis.disconnect());
  return redis;
}
