import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '#server/platform/http/origin.ts';
import { normalizeUsername } from './sign-in-limits.ts';
import type { StaffServices } from './staff-services.ts';

const maxAgeSeconds = 180 * 24 * 60 * 60;

/** One cookie per account, so that several people can share a computer. */
function buildCookieName(request: FastifyRequest, username: string): string {
  const account = createHash('sha256')
    .update(normalizeUsername(username))
    .digest('hex')
    .slice(0, 16);
  return `${isHttps(request) ? '__Secure-' : ''}browser-${account}`;
}

const sign = (key: Buffer, username: string, id: string) =>
  createHmac('sha256', key)
    .update(`${normalizeUsername(username)}\n${id}`)
    .digest();

/**
 * Returns the id of a browser that has signed in to this account before, else null. This is OWASP's device cookie:
 * it proves only that, and gives the browser its own count of attempts.
 */
export async function findKnownBrowser(
  { browserKey }: Pick<StaffServices, 'browserKey'>,
  request: FastifyRequest,
  username: string,
): Promise<string | null> {
  const [id = '', signature = '', ...more] =
    request.cookies[buildCookieName(request, username)]?.split('.') ?? [];
  if (!id || more.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(await browserKey(), username, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Sets the cookie that identifies the browser at the next sign-in to this account. */
export async function rememberBrowser(
  { browserKey }: Pick<StaffServices, 'browserKey'>,
  request: FastifyRequest,
  reply: FastifyReply,
  username: string,
): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  const signature = sign(await browserKey(), username, id).toString('base64url');
  reply.setCookie(buildCookieName(request, username), `${id}.${signature}`, {
    path: '/api/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(request),
    maxAge: maxAgeSeconds,
  });
}
