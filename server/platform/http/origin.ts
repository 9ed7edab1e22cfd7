import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fault } from '#contract/input/fault.ts';
import type { Env } from '#server/platform/env.ts';
import { AppError } from '#server/platform/errors.ts';
import * as words from '#words/contract/input';
import { safeMethods } from './validate.ts';

const nameAndPort = /^(?:[a-z\d._~-]+|\[([\da-f:.]+)\])(?::(\d{1,5}))?$/i;
const maxPort = 65_535;

/** The last valid host: nearly all requests name the same one. */
let lastValid: string | undefined;

/** Whether a Host header is a valid name or IP address, with or without a port. */
export function isValidHost(host: string): boolean {
  if (host === lastValid) return true;
  const isValid = parseHost(host);
  if (isValid) lastValid = host;
  return isValid;
}

function parseHost(host: string): boolean {
  const [whole, ipv6, port = '0'] = nameAndPort.exec(host) ?? [];
  if (whole === undefined || Number(port) > maxPort) return false;
  // URL parses a host that ends in a number as IPv4, and so rejects '1.2.3.999'.
  return ipv6 === undefined ? URL.canParse(`http://${whole}`) : isIPv6(ipv6);
}

/**
 * Returns the origin of the site's pages. PUBLIC_URL decides, and no request header can override it. Without
 * it, the origin comes from the Host header, or from X-Forwarded-Host of a proxy that TRUST_PROXY trusts.
 */
const findOwnOrigin = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined) =>
  publicUrl ?? `${protocol}://${host}`;

/**
 * Rejects cross-site writes (CSRF): requests with a foreign or `null` Origin, or with Sec-Fetch-Site cross-site.
 * Clients other than browsers send neither header and pass: `docs/spec/api.md#access`. `acceptsNull` is for pages
 * without a referrer, whose forms have a `null` Origin; they must not be authorized by a cookie.
 */
export function refuseForeignWrites(
  app: FastifyInstance,
  publicUrl: string | undefined,
  { acceptsNull = false } = {},
): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isAccepted = origin === undefined || (acceptsNull && origin === 'null');
    const isForeign = !isAccepted && origin !== findOwnOrigin(request, publicUrl);
    if (isForeign || site === 'cross-site') {
      throw new AppError('forbidden', fault('foreign-origin', words.foreignOrigin));
    }
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether PUBLIC_URL is an https address; null without PUBLIC_URL. */
    isPublicUrlHttps?: boolean | null;
  }
}

/** Decorates a scope with the scheme of the visitor's connection. */
export function decoratePublicScheme(scope: FastifyInstance, publicUrl: string | undefined): void {
  scope.decorate('isPublicUrlHttps', publicUrl ? publicUrl.startsWith('https:') : null);
}

/**
 * Whether the visitor's connection is HTTPS. PUBLIC_URL decides if it is set: behind a proxy that terminates TLS
 * the request arrives over HTTP, and X-Forwarded-Proto depends on the proxy's configuration.
 */
export const isHttps = (request: FastifyRequest): boolean =>
  request.server.isPublicUrlHttps ?? request.protocol === 'https';

/** Returns the site's origin for links in emails: PUBLIC_URL, else localhost. */
export function siteOrigin({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
