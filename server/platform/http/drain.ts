import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

const checkEveryMs = 50;

/** How long requests may take to arrive, and responses to be sent, after the application begins to close. */
const defaultTimeouts = { requestMs: 1_000, responseMs: 4_000 };

/**
 * Closes the connections while the application closes: idle ones at once, the others after their response.
 * Browsers would keep theirs open for minutes, and a request that never ends would keep one for an hour.
 */
export function drainConnections(
  app: FastifyInstance,
  connections: Connections,
  { requestMs, responseMs } = defaultTimeouts,
): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const startedAt = performance.now();
    timer = setInterval(() => {
      const waitedMs = performance.now() - startedAt;
      app.server.closeIdleConnections();
      connections.closeUnused();
      if (waitedMs > requestMs) connections.closeUnanswered();
      if (waitedMs > responseMs) connections.closeAll();
    }, checkEveryMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
