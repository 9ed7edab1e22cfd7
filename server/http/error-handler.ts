import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOfError } from '#contract/http.ts';
import { AppError } from '#server/errors.ts';
import { failureOf } from './failure.ts';
import { dataHeaders } from './security-headers.ts';

const retryAfterSeconds = 5;

/** Answers every failure in the API's envelope, and logs those that are ours to mend. */
export function handleErrors(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = dataHeaders(publicUrl);
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = failureOf(error);
    if (error instanceof AppError && status >= 500) {
      request.log.warn({ reason: error.message }, 'request refused for now');
    } else if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === statusOfError.unavailable) reply.header('Retry-After', retryAfterSeconds);
    return reply.headers(headers).status(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .headers(headers)
      .status(404)
      .send({ success: false, message: 'There is nothing at this address' }),
  );
}

/** What answers a request whose address could not even be read, '%zz' for instance. */
export function unroutableAnswers(publicUrl: string | undefined) {
  const headers = dataHeaders(publicUrl);
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = failureOf(error);
    reply.headers(headers).status(status).send(body);
  };
}
