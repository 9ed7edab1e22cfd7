import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A request that is sent repeatedly. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** The body, if every request has the same. */
  body?: string;
  /** Returns the headers and body of the next request, if requests differ. */
  next?: () => { headers?: Record<string, string>; body: string };
}

/** Finished requests per second, and the 97.5th and 99th percentile of the latency. */
export interface Throughput {
  perSecond: number;
  p97Ms: number;
  p99Ms: number;
}

/** The output of bench/requests.lua. */
interface Measured extends Omit<Throughput, 'perSecond'> {
  requests: number;
  seconds: number;
  /** Responses of 400 and more, and requests without a response. */
  refused: number;
  broken: number;
}

const defaultConnections = 16;

/** Requests prepared per second of load, if they differ: more than either server can answer. */
const preparedPerSecond = 8_000;

const run = promisify(execFile);

/** Builds a request as it is sent, on one line: see bench/requests.lua. */
function buildRequest({ url, method = 'GET', headers = {}, next, ...load }: Load): string {
  const { host, pathname, search } = new URL(url);
  const { headers: own = {}, body = load.body ?? '' } = next?.() ?? {};
  const length = body && { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ host, ...headers, ...own, ...length });
  return [
    `${method} ${pathname}${search} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\u0001');
}

/**
 * Runs a load for some seconds with wrk, a native load generator: one written in JavaScript needs more time for a request
 * than the servers need for a cached page. Throws unless every request gets a response below 400.
 */
export async function measure(
  load: Load,
  seconds: number,
  connections = defaultConnections,
): Promise<Throughput> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-load-'));
  try {
    const file = path.join(folder, 'requests');
    const count = load.next ? seconds * preparedPerSecond : 1;
    writeFileSync(file, `${Array.from({ length: count }, () => buildRequest(load)).join('\n')}\n`);
    const plan = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '30s'];
    const script = ['-s', 'bench/requests.lua', load.url, '--', file];
    const { stdout } = await run('wrk', [...plan, ...script]);
    const measured: Measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    if (measured.refused || measured.broken) {
      throw new Error(`${load.url}: ${measured.refused} refused, ${measured.broken} not answered`);
    }
    if (load.next && measured.requests > count)
      throw new Error(`${load.url}: requests were repeated`);
    const { p97Ms, p99Ms } = measured;
    return { p97Ms, p99Ms, perSecond: measured.requests / measured.seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
