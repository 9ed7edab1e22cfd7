import { Secret, TOTP } from 'otpauth';

/** The RFC 6238 options that all authenticator apps support. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps a code may be early or late, because clocks differ. */
const window = 1;

/** Generates a secret: 160 bits in base32, as RFC 4226 recommends. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** Builds the otpauth URL for a QR code, with secret, product and account. */
export function buildOtpUrl(secret: string, username: string): string {
  return new TOTP({
    ...totpOptions,
    issuer: 'HAVAL back office',
    label: username,
    secret,
  }).toString();
}

/** The newest time step whose code is valid now. */
export const newestStep = (): number => Math.floor(Date.now() / 1000 / totpOptions.period) + window;

/** Returns the time step of a code that is valid now, else null. */
export function findCodeStep(secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const now = Date.now();
  const totp = new TOTP({ ...totpOptions, secret });
  const delta = totp.validate({ token, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
