import { once } from 'node:events';
import { readdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type ArchiveStore, readLastBackup } from '#server/platform/backup/archives.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import type { ObserveAnswer } from '#server/platform/http/request-log.ts';
import { observeDatabase } from './observe-database.ts';

/** Listing a bucket is a paid request, and Prometheus scrapes several times a minute. */
const listEveryMs = 60_000;
const maxListMs = 2_000;

/** Returns a function that reads the time of the newest archive; cached for a minute once there is one. */
function createBackupReader(archives: Pick<ArchiveStore, 'list'>) {
  let found: { at: number; madeAt: Date | undefined } | undefined;
  return async (): Promise<Date | undefined> => {
    if (!found?.madeAt || found.at < Date.now() - listEveryMs) {
      found = { at: Date.now(), madeAt: (await readLastBackup(archives))?.madeAt };
    }
    return found.madeAt;
  };
}

/**
 * Registers gauges for the disk of the data folder, the uploads in progress there and the age of the newest
 * backup. Returns a function that updates them.
 */
function observeStorage(
  registry: Registry,
  dataDir: string,
  archives: Pick<ArchiveStore, 'list'>,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const size = gauge('haval_disk_size_bytes', 'Size of the disk of DATA_DIR');
  const free = gauge('haval_disk_free_bytes', 'Bytes on it that the product may still use');
  const uploads = gauge('haval_uploads_in_progress', 'Files being received');
  const backup = gauge('haval_backup_age_seconds', 'Age of the newest backup');
  const readBackupTime = createBackupReader(archives);
  return async () => {
    const { bsize, blocks, bavail } = await statfs(dataDir);
    size.set(bsize * blocks);
    free.set(bsize * bavail);
    // The folder is created with the first upload.
    uploads.set((await readdir(path.join(dataDir, 'incoming')).catch(() => [])).length);
    // A store that cannot be listed, or hangs, must not hide the other metrics.
    const readTime = readBackupTime().catch(() => undefined);
    const madeAt = await Promise.race([readTime, sleep(maxListMs, undefined, { ref: false })]);
    // Without a backup the metric is missing, so an alert can fire on its absence.
    if (madeAt) backup.set((Date.now() - Number(madeAt)) / 1000);
    else backup.remove();
  };
}

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
  /** Counts and times a response that was served without Fastify. */
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
