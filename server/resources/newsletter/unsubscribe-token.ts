import { createHmac, timingSafeEqual } from 'node:crypto';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const buildSignature = (secret: Buffer, subscriptionId: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${subscriptionId}`).digest();

/** Creates the token that allows ending this subscription: its id and a signature. It never expires. */
export function signToken(secret: Buffer, subscriptionId: string): string {
  return `${subscriptionId}.${buildSignature(secret, subscriptionId).toString('base64url')}`;
}

/** Returns the subscription id of a token; null if the signature is invalid. */
export function readToken(secret: Buffer, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.', 3);
  if (!idPattern.test(id) || more.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = buildSignature(secret, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
