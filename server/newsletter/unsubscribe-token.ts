import { createHmac, timingSafeEqual } from 'node:crypto';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const signatureOf = (secret: Buffer, subscriptionId: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${subscriptionId}`).digest();

/** The token whose bearer may end this subscription: its id and our signature. It does not run out. */
export function signToken(secret: Buffer, subscriptionId: string): string {
  return `${subscriptionId}.${signatureOf(secret, subscriptionId).toString('base64url')}`;
}

/** The id of the subscription that a token was signed for; null if we did not sign it. */
export function readToken(secret: Buffer, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.', 3);
  if (!idPattern.test(id) || more.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
