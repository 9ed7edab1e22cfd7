import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/platform/env.ts';
import { newId } from '#server/platform/new-id.ts';

/** The header for a request's id, which is also in its log lines and on error pages. */
export const requestIdHeader = 'X-Request-Id';

/**
 * The format of proxies' ids: letters, digits and these characters, so that an id is safe in logs, headers and HTML.
 */
const wellFormed = /^[\w.:-]{1,128}$/;

/** Whether the address of a connection belongs to a trusted proxy. */
function compileTrust(trustProxy: Env['TRUST_PROXY']): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'function') return (address) => trustProxy(address, 0);
  const trusts = proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()));
  return (address) => trusts(address, 0);
}

const assignedId = Symbol('request id');

/** The parts of a request that determine its id, and the assigned id. */
interface NamedRequest extends Pick<IncomingMessage, 'headers' | 'socket'> {
  [assignedId]?: string;
}

/**
 * Creates the function that assigns ids to requests: the id sent by a trusted proxy, if it is well-formed, otherwise a
 * new UUID v7, which sorts by time. A request keeps its id.
 */
export function createRequestNamer(trustProxy: Env['TRUST_PROXY']) {
  const isTrusted = compileTrust(trustProxy);
  const readSent = ({ headers, socket }: NamedRequest): string | undefined => {
    const sent = headers['x-request-id'];
    const isUsable =
      typeof sent === 'string' && wellFormed.test(sent) && isTrusted(socket.remoteAddress ?? '');
    return isUsable ? sent : undefined;
  };
  return (request: NamedRequest): string => {
    request[assignedId] ??= readSent(request) ?? newId();
    return request[assignedId];
  };
}

export type NameRequest = ReturnType<typeof createRequestNamer>;

/** Returns an id for a request that Node could not parse. */
export const nameUnreadableRequest = (): string => newId();

const handled = new AsyncLocalStorage<string>();

/** The id of the request that is being handled; undefined outside of requests. */
export const currentRequestId = (): string | undefined => handled.getStore();

/** Sends every request's id with its response, and stores it while the request is handled. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    handled.run(request.id, done);
  });
  // A body is read in the context of its connection, so the id is set again afterwards.
  app.addHook('preHandler', (request, _reply, done) => handled.run(request.id, done));
}
