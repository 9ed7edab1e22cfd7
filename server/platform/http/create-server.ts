import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { limitBody } from './body-limits.ts';
import type { Connections } from './connections.ts';
import { isValidHost } from './host.ts';
import { buildNoStoreHeaders } from './security-headers.ts';

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

function rejectHost(response: ServerResponse, headers: Record<string, string>): void {
  response
    .writeHead(400, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      Connection: 'close',
    })
    .end(JSON.stringify({ success: false, message: 'This request is not valid' }));
}

/**
 * Creates the factory of the HTTP server that Fastify runs on. It checks the Host header, limits bodies and
 * tracks connections. These checks apply to every request, even without a route, and cost cached pages no hook.
 */
export function createServerFactory(
  connections: Connections,
  publicUrl: string | undefined,
): FastifyServerFactory {
  const headers = buildNoStoreHeaders(publicUrl);
  return (handle) =>
    createServer(
      {
        requestTimeout: uploadMs,
        headersTimeout: headersMs,
        connectionsCheckingInterval: checkEveryMs,
        keepAliveTimeout: keepAliveMs,
      },
      (request, response) => {
        connections.note(request, response);
        limitBody(request, response);
        if (hasValidHost(request)) handle(request, response);
        else rejectHost(response, headers);
      },
    ).on('connection', (socket) => connections.add(socket));
}
