import type { FastifyRequest } from 'fastify';

/** The client that sent a request. */
export interface RequestClient {
  ipAddress: string;
  userAgent: string | null;
}

const maxUserAgentLength = 500;

/** Returns the client of a request. The user agent is truncated, because clients can send anything. */
export function readClient({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): RequestClient {
  return { ipAddress: ip, userAgent: headers['user-agent']?.slice(0, maxUserAgentLength) ?? null };
}
