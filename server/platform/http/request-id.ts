import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/platform/env.ts';
import { newId } from '#server/platform/new-id.ts';

/** Names a request in the answer, in every log line about it and on error pages. */
export const requestIdHeader = 'X-Request-Id';

/** What proxies send: letters, digits and these signs, so that an id is safe in logs, headers and HTML. */
const wellFormed = /^[\w.:-]{1,128}$/;

/** Returns whether the address of a connection is a trusted proxy's. */
function compileTrust(trustProxy: Env['TRUST_PROXY']): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'function') return (address) => trustProxy(address, 0);
  const trusts = proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()));
  return (address) => trusts(address, 0);
}

const assignedId = Symbol('request id');

/** What a request is named by, and the id that it has got. */
interface NamedRequest extends Pick<IncomingMessage, 'headers' | 'socket'> {
  [assignedId]?: string;
}

/**
 * Creates the function that names requests: by the id that a trusted proxy sends, if it is well-formed, or else by a
 * new UUID v7, which sorts by time. A request keeps its name.
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

/** Returns an id for what Node could not parse as a request. */
export const nameUnreadableRequest = (): string => newId();

const handled = new AsyncLocalStorage<string>();

/** The id of the request that is being handled; undefined outside of requests. */
export const currentRequestId = (): string | undefined => handled.getStore();

/** Sends every request's id in its answer, and keeps it for what happens while the request is handled. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    handled.run(request.id, done);
  });
  // A body is read in the context of its connection, so the id is set again after it.
  app.addHook('preHandler', (request, _reply, done) => handled.run(request.id, done));
}
