import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from '#server/platform/env.ts';
import type { Metrics } from './metrics.ts';

/** An HTTP server for /metrics. */
interface MetricsServer {
  port: number;
  close: () => void;
}

/** Listens on METRICS_PORT for GET /metrics. Throws an Error that names the setting if it cannot listen. */
export async function serveMetrics(
  { METRICS_PORT, METRICS_HOST }: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>,
  metrics: Pick<Metrics, 'contentType' | 'read'>,
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      response.writeHead(500).end(`${(error as Error).message}\n`);
    }
  });
  try {
    await once(server.listen({ port: METRICS_PORT, host: METRICS_HOST }), 'listening');
  } catch (error) {
    throw new Error(
      `Cannot listen on METRICS_HOST ${METRICS_HOST}, METRICS_PORT ${METRICS_PORT}: ${(error as Error).message}`,
    );
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
