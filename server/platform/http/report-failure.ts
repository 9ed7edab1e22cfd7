import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';

/** Whether the client disconnected before its request was complete, so that the failure is not the server's. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Logs a failure that is sent with this status, unless the client caused it. */
export function reportFailure(request: FastifyRequest, error: unknown, status: number): void {
  if (isAborted(request)) request.log.debug('a client aborted its request');
  else if (error instanceof AppError && status >= 500) {
    request.log.warn({ reason: error.message }, 'request temporarily rejected');
  } else if (status >= 500) request.log.error({ err: error }, 'request failed');
}
