import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import pino, { type Logger } from 'pino';
import type { Env } from '#server/env.ts';

/**
 * An error as it may stand in a log: what and where, never with which values. The database's
 * messages quote what visitors sent, so of those only code and place are kept.
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

/** The product's log: JSON lines on standard output; in development, lines for people. */
export function createLogger(level: Env['LOG_LEVEL'], isDevelopment: boolean): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    ...(isDevelopment && { transport: { target: 'pino-pretty' } }),
  });
}
