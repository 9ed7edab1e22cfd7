import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { buildNoStoreHeaders } from './security-headers.ts';

/** Health checks for process managers and load balancers: /healthz for the process, /readyz for its database. */
export function registerHealth(
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
