import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether PUBLIC_URL is an https address; null without PUBLIC_URL. */
    isPublicUrlHttps?: boolean | null;
  }
}

/** Decorates a scope with the scheme that visitors use. */
export function decoratePublicScheme(scope: FastifyInstance, publicUrl: string | undefined): void {
  scope.decorate('isPublicUrlHttps', publicUrl ? publicUrl.startsWith('https:') : null);
}

/**
 * Whether the visitor's connection is HTTPS. PUBLIC_URL decides if it is set: behind a proxy that terminates TLS
 * the request arrives over HTTP, and X-Forwarded-Proto depends on the proxy's configuration.
 */
export const isHttps = (request: FastifyRequest): boolean =>
  request.server.isPublicUrlHttps ?? request.protocol === 'https';
