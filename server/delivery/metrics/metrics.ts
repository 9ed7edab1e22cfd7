import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ArchiveStore } from '#server/platform/backup/archives.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { ObserveAnswer } from '#server/platform/http/request-log.ts';
import { observeDatabase } from './observe-database.ts';
import { observeStorage } from './observe-storage.ts';

const signInRoute = '/api/admin/login';

/** In seconds: from a cached page to an upload that takes minutes. */
const durationBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600];

/** The metrics of one process, for Prometheus. No label contains visitor input. */
export interface Metrics {
  contentType: string;
  /** The current values in the Prometheus text format. */
  read: () => Promise<string>;
  /** Counts and times every response. `adminPath` is the office's secret path segment. */
  observeRequests: (app: FastifyInstance, adminPath: string) => void;
  /** Counts and times an answer that did not reach the framework. */
  observeAnswer: ObserveAnswer;
  /** Reports the size of the page cache. */
  observePageCache: (cache: { readonly bytes: number }) => void;
  observeDatabase: (database: Pick<Database, 'db' | 'pool'>) => void;
  observeStorage: (dataDir: string, archives: Pick<ArchiveStore, 'list'>) => void;
}

/** The route pattern, with the office's secret path segment replaced. */
function nameRoute(url: string | undefined, adminPath: string): string {
  if (!url) return 'none';
  return url.startsWith(`/${adminPath}`) ? url.replace(adminPath, 'office') : url;
}

/** Creates a registry with Node's default metrics: memory, CPU, event-loop delay, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, by route and status, with the time they took',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers,
  });
  const signInFailures = new Counter({
    name: 'haval_sign_in_failures_total',
    help: 'Sign-ins refused: wrong password or code, or over the limit',
    registers,
  });
  // Several gauges share one query, so they are updated together instead of in each gauge's `collect`.
  const updates: (() => Promise<void>)[] = [];
  return {
    contentType: registry.contentType,
    read: async () => {
      await Promise.all(updates.map((update) => update()));
      return await registry.metrics();
    },
    observeRequests: (app, adminPath) => {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const route = nameRoute(routeOptions.url, adminPath);
        durations.observe({ method, route, status: statusCode }, elapsedTime / 1000);
        const isRefused = statusCode >= 400 && statusCode < 500;
        if (isRefused && method === 'POST' && route === signInRoute) signInFailures.inc();
      });
    },
    observeAnswer: ({ method, route, status, ms }) =>
      durations.observe({ method, route, status }, ms / 1000),
    observePageCache: (cache) => {
      new Gauge({
        name: 'haval_page_cache_bytes',
        help: 'Bytes of rendered pages kept in memory',
        registers,
        collect() {
          this.set(cache.bytes);
        },
      });
    },
    observeDatabase: (database) => updates.push(observeDatabase(registry, database)),
    observeStorage: (dataDir, archives) =>
      updates.push(observeStorage(registry, dataDir, archives)),
  };
}
