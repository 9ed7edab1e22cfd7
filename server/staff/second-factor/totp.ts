import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps a code may be early or late, since clocks differ. */
const window = 1;

/** A new secret: 160 bits in base32, as RFC 4226 recommends. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code holds, from which an app knows secret, product and account. */
export function addressOf(secret: string, username: string): string {
  return new TOTP({ ...form, issuer: 'HAVAL back office', label: username, secret }).toString();
}

/** The step of time that a code belongs to, if it is right now, or else null. */
export function stepOfCode(secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const now = Date.now();
  const totp = new TOTP({ ...form, secret });
  const delta = totp.validate({ token, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
