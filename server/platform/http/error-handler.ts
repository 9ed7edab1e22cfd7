import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses, type Failure } from '#contract/http/http.ts';
import { AppError } from '#server/platform/errors.ts';
import * as words from '#words/contract/input';
import { describeFailure } from './failure.ts';
import { requestIdHeader } from './request-id.ts';
import { logAnswer, reserveLogLine } from './request-log.ts';
import { buildNoStoreHeaders } from './security-headers.ts';
import type { LogRefusal } from './unreadable-requests.ts';

/** Whether the client disconnected before its request was complete, so that the failure is not the server's. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Logs a failure that is sent with this status, unless the client caused it. */
export function reportFailure(request: FastifyRequest, error: unknown, status: number): void {
  if (isAborted(request)) request.log.debug('a client aborted its request');
  else if (error instanceof AppError && status >= 500) {
    request.log.warn({ reason: error.message }, 'request temporarily rejected');
  } else if (status >= 500) request.log.error({ err: error }, 'request failed');
}

const retryAfterSeconds = 5;

/** Returns Retry-After for the status of a temporary failure. */
export const retryHeaders = (status: number): Record<string, string> =>
  status === errorStatuses.unavailable ? { 'Retry-After': String(retryAfterSeconds) } : {};

/**
 * Prevents Fastify from closing a connection whose body it has not read: a client that is still sending may
 * lose the response. The rest of the body is read and dropped instead, up to a limit.
 */
export function keepConnection(reply: FastifyReply): void {
  reply.removeHeader('Connection');
}

/** Sends every error in the API's envelope, and logs server errors. */
export function handleErrors(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = buildNoStoreHeaders(publicUrl);
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = describeFailure(error);
    reportFailure(request, error, status);
    keepConnection(reply);
    return reply
      .headers({ ...headers, ...retryHeaders(status) })
      .status(status)
      .send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    reserveLogLine(request);
    reply
      .headers(headers)
      .status(404)
      .send({
        success: false,
        message: words.addressUnknown,
        code: 'address-unknown',
      } satisfies Failure);
    // The hooks of the scope without a matching route do not run.
    logAnswer(request, reply);
    return reply;
  });
}

/** Creates the handler for requests that Fastify cannot route, such as the path '%zz'. */
export function createFrameworkErrorHandler(publicUrl: string | undefined, logRefusal: LogRefusal) {
  const headers = buildNoStoreHeaders(publicUrl);
  return (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = describeFailure(error);
    logRefusal({ requestId: id, status });
    // Hooks do not run for these requests.
    reply
      .headers({ ...headers, [requestIdHeader]: id })
      .status(status)
      .send(body);
  };
}
