import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import pino, { type Logger } from 'pino';
import type { Env } from '#server/platform/env.ts';

/**
 * Serializes an error for the log: what failed and where, never its values. Database messages quote visitors' input, so
 * only their code, table and constraint are logged.
 */
export function describeError(error: Error): object {
  const { cause, code, constraint, table } = error as Error & Record<string, unknown>;
  const isQuery = error instanceof DrizzleQueryError || error instanceof pg.DatabaseError;
  return {
    type: error.constructor.name,
    code,
    table,
    constraint,
    message: isQuery ? undefined : error.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    cause: cause instanceof Error ? describeError(cause) : undefined,
  };
}

/** Creates the logger: JSON lines on standard output, or readable lines in development. */
export function createLogger(level: Env['LOG_LEVEL'], isDevelopment: boolean): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    ...(isDevelopment && { transport: { target: 'pino-pretty' } }),
  });
}
