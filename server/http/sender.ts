import type { FastifyRequest } from 'fastify';

/** Who sent a request, as the server saw it. */
export interface Sender {
  ipAddress: string;
  userAgent: string | null;
}

const maxUserAgentLength = 500;

/** The sender of a request; the browser's name is bounded, as it is whatever the sender wrote. */
export function senderOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Sender {
  return { ipAddress: ip, userAgent: headers['user-agent']?.slice(0, maxUserAgentLength) ?? null };
}
