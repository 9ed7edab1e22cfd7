import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '#server/platform/env.ts';

/** Names a request in the answer, in every log line about it and on error pages. */
const requestIdHeader = 'X-Request-Id';

/** What proxies send: letters, digits and these signs, so that an id is safe in logs, headers and HTML. */
const wellFormed = /^[\w.:-]{1,128}$/;

/** Returns whether the address of a connection is a trusted proxy's. */
function compileTrust(trustProxy: Env['TRUST_PROXY']): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'function') return (address) => trustProxy(address, 0);
  const trusts = proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()));
  return (address) => trusts(address, 0);
}

/**
 * Creates the function that names requests: by the id that a trusted proxy sends, if it is well-formed, or else by a
 * new UUID v7, which sorts by time.
 */
export function createRequestNamer(trustProxy: Env['TRUST_PROXY']) {
  const isTrusted = compileTrust(trustProxy);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const sent = headers['x-request-id'];
    const isUsable =
      typeof sent === 'string' && wellFormed.test(sent) && isTrusted(socket.remoteAddress ?? '');
    return isUsable ? sent : uuidv7();
  };
}

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
