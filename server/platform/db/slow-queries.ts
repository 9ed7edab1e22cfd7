import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** A slow query, without its values, which are personal data. */
export interface SlowQuery {
  /** Its prepared name, or the beginning of its SQL if it has none. */
  query: string;
  ms: number;
}

const maxSqlLength = 160;

/** Names a query by its prepared name, or by its SQL with placeholders. */
function nameQuery(query: unknown): string {
  const { name, text } = typeof query === 'string' ? { name: '', text: query } : Object(query);
  if (name) return String(name);
  return String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxSqlLength);
}

type Query = (...values: unknown[]) => unknown;

/** Calls `done` when a query of `pg` ends, whether it was called with a callback or returns a promise. */
function whenDone(query: Query, values: unknown[], done: () => void): unknown {
  const last = values.at(-1);
  if (typeof last === 'function') {
    const callback = (...results: unknown[]) => {
      done();
      return last(...results);
    };
    return query(...values.slice(0, -1), callback);
  }
  const result = query(...values);
  // Streams such as COPY return no promise and take as long as their reader.
  if (result instanceof Promise) result.then(done, done);
  return result;
}

type Connect = (callback?: (...results: unknown[]) => unknown) => unknown;

/**
 * Makes the pool preserve each caller's asynchronous context. Otherwise it calls back in the context of the request
 * that released the connection.
 */
function keepContexts(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Connect;
  const bound: Connect = (callback) => connect(callback && AsyncResource.bind(callback));
  Object.assign(pool, { connect: bound });
}

/**
 * Reports queries of a pool that take at least `ms` milliseconds, including the network. `report` is called in the
 * asynchronous context of the query's caller.
 */
export function reportSlowQueries(
  pool: pg.Pool,
  ms: number,
  report: (slow: SlowQuery) => void,
): void {
  if (ms === 0) return;
  keepContexts(pool);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const timed: Query = (...values) => {
      const startedAt = performance.now();
      const reportIfSlow = AsyncResource.bind(() => {
        const took = performance.now() - startedAt;
        if (took >= ms) report({ query: nameQuery(values[0]), ms: Math.round(took) });
      });
      return whenDone(query, values, reportIfSlow);
    };
    Object.assign(client, { query: timed });
  });
}
