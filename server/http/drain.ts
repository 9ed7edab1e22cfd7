import type { FastifyInstance } from 'fastify';

const everyMs = 50;

/**
 * While the application closes, ends each connection as soon as its request is answered; a browser
 * would keep it open for minutes, and the process with it.
 */
export function drainConnections(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
