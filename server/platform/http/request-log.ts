import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** A response that was sent without Fastify. */
interface Answered {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** Called for every such response once it is sent. */
export type ObserveAnswer = (answered: Answered) => void;

/** Requests whose route logs them. */
const hasOwnLine = new WeakSet<FastifyRequest>();

/** Keeps `logSomeRequests` from logging a request whose route logs it after the response. */
export const reserveLogLine = (request: FastifyRequest): void => {
  hasOwnLine.add(request);
};

/**
 * Logs one line for a response: route, status and duration. Address, query, body and headers are personal data and
 * never logged.
 */
export function logAnswer(
  { method, routeOptions, log }: FastifyRequest,
  reply: FastifyReply,
  route = routeOptions.url,
): void {
  log.info(
    { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'answered',
  );
}

/** Logs every response of a scope. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    reserveLogLine(request);
    done();
  });
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
}

/**
 * Logs a share (0 to 1) of the responses without their own line: pages from memory, redirects and files. With a share
 * of 0 no hook runs for them; `reportFailure` logs their failures.
 */
export function logSomeRequests(app: FastifyInstance, share: number): void {
  if (share === 0) return;
  app.addHook('onResponse', async (request, reply) => {
    const isChosen = reply.statusCode >= 500 || Math.random() < share;
    if (isChosen && !hasOwnLine.has(request)) logAnswer(request, reply);
  });
}

/** Creates the observer that logs the same share of responses that bypass Fastify; undefined for a share of 0. */
export function createAnswerSampler(
  logger: Pick<Logger, 'info'>,
  share: number,
): ObserveAnswer | undefined {
  if (share === 0) return undefined;
  return ({ ms, ...answered }) => {
    if (Math.random() < share) logger.info({ ...answered, ms: Math.round(ms) }, 'answered');
  };
}
