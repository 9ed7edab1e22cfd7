import type { FastifyInstance } from 'fastify';
import type { Database } from './db/client.ts';
import { AppError } from './errors.ts';
import { dataHeaders } from './http/security-headers.ts';

/** For supervisors and load balancers: does the process answer, and does its database. */
export function registerHealth(
  app: FastifyInstance,
  { pool }: Database,
  publicUrl: string | undefined,
): void {
  const isPublic = { config: { access: 'public' } } as const;
  const headers = { ...dataHeaders(publicUrl), 'Cache-Control': 'no-store' };

  app.get('/healthz', isPublic, async (_request, reply) => {
    reply.headers(headers);
    return { success: true };
  });

  app.get('/readyz', isPublic, async (_request, reply) => {
    reply.headers(headers);
    await pool.query('select 1').catch(() => {
      throw new AppError('unavailable', 'The database is away');
    });
    return { success: true };
  });
}
