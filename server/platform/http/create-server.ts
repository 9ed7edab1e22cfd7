import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { Failure } from '#contract/http/http.ts';
import * as words from '#words/contract/input';
import { limitBody } from './body-limits.ts';
import type { Connections } from './connections.ts';
import { isValidHost } from './origin.ts';
import { type NameRequest, requestIdHeader } from './request-id.ts';
import { buildNoStoreHeaders } from './security-headers.ts';
import { type LogRefusal, sendRequestTimeout } from './unreadable-requests.ts';

/** The largest upload on the slowest connection takes less. All other bodies have a shorter limit. */
const uploadMs = 60 * 60 * 1000;
const headersMs = 30_000;
const checkEveryMs = 10_000;
/** Fastify's default. */
const keepAliveMs = 72_000;

/** Whether a request has exactly one valid Host header; HTTP/1.0 may omit it (RFC 9112, section 3.2). */
function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1] ?? '';
  }
  return host === undefined ? httpVersion === '1.0' : isValidHost(host);
}

/** Hooks that name and log requests that reach no route. */
export interface Refusals {
  nameRequest: NameRequest;
  logRefusal: LogRefusal;
}

/** Serves a request and returns true, or returns false to leave it to Fastify. */
export type ServeCached = (request: IncomingMessage, response: ServerResponse) => boolean;

function rejectHost(response: ServerResponse, headers: Record<string, string>): void {
  response
    .writeHead(400, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      Connection: 'close',
    })
    .end(
      JSON.stringify({ success: false, message: words.invalid, code: 'invalid' } satisfies Failure),
    );
}

/**
 * Creates the factory of the HTTP server that Fastify runs on. It checks the Host header, limits bodies and tracks
 * connections. These checks apply to every request, even without a route. Requests served by `serveCached` do not
 * reach Fastify.
 */
export function createServerFactory(
  connections: Connections,
  publicUrl: string | undefined,
  { nameRequest, logRefusal }: Refusals,
  serveCached: ServeCached,
): FastifyServerFactory {
  const headers = buildNoStoreHeaders(publicUrl);
  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    const requestId = nameRequest(request);
    logRefusal({ requestId, status: 400 });
    rejectHost(response, { ...headers, [requestIdHeader]: requestId });
  };
  const endSlow = (request: IncomingMessage) => {
    const requestId = nameRequest(request);
    if (sendRequestTimeout(request.socket, requestId)) logRefusal({ requestId, status: 408 });
  };
  return (handle) =>
    createServer(
      {
        requestTimeout: uploadMs,
        headersTimeout: headersMs,
        connectionsCheckingInterval: checkEveryMs,
        keepAliveTimeout: keepAliveMs,
        // Node's own response would lack the product's headers.
        requireHostHeader: false,
      },
      (request, response) => {
        connections.note(response);
        limitBody(request, response, () => endSlow(request));
        if (!hasValidHost(request)) refuse(request, response);
        else if (!serveCached(request, response)) handle(request, response);
      },
    ).on('connection', (socket) => connections.add(socket));
}
