import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { type Account, staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { decryptSecret } from '#server/platform/secrets/secret.ts';

const codeCount = 10;

/** 120 bits cannot be guessed, so neither a salt nor a slow hash is needed. */
const bytesPerCode = 15;

/** Hashes a recovery code, ignoring letter case and separators. */
function hashRecoveryCode(code: string): string {
  const normalized = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(normalized).digest('hex');
}

const makeCode = () =>
  new Secret({ size: bytesPerCode }).base32.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

/** Generates ten codes to show once, and their hashes to store. */
export function makeRecoveryCodes(): { recoveryCodes: string[]; recoveryHashes: string[] } {
  const recoveryCodes = Array.from({ length: codeCount }, makeCode);
  return { recoveryCodes, recoveryHashes: recoveryCodes.map(hashRecoveryCode) };
}

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
const newestStep = (): number => Math.floor(Date.now() / 1000 / totpOptions.period) + window;

/** Returns the time step of a code that is valid now, else null. */
export function findCodeStep(secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const now = Date.now();
  const totp = new TOTP({ ...totpOptions, secret });
  const delta = totp.validate({ token, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** An account with a second factor. */
export type AccountWithSecondFactor = Pick<Account, '_id'> & { secondFactorSecret: string };

/** Marks a time step as used, in all processes. Returns false if it was used before. */
async function spendStep(db: Db, account: AccountWithSecondFactor, step: number): Promise<boolean> {
  const { _id, secondFactorSecret, secondFactorStep } = staffAccounts;
  const { rowCount } = await db
    .update(staffAccounts)
    .set({ secondFactorStep: step })
    .where(
      and(
        eq(_id, account._id),
        eq(secondFactorSecret, account.secondFactorSecret),
        or(
          isNull(secondFactorStep),
          lt(secondFactorStep, step),
          // Stored while the clock was ahead: otherwise no code would be accepted until that time.
          gt(secondFactorStep, newestStep()),
        ),
      ),
    );
  return rowCount === 1;
}

async function spendRecoveryCode(
  db: Db,
  account: AccountWithSecondFactor,
  code: string,
): Promise<boolean> {
  const { _id, secondFactorSecret, recoveryHashes } = staffAccounts;
  const hash = hashRecoveryCode(code);
  const { rowCount } = await db
    .update(staffAccounts)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(
      and(
        eq(_id, account._id),
        eq(secondFactorSecret, account.secondFactorSecret),
        sql`${hash} = any(${recoveryHashes})`,
      ),
    );
  return rowCount === 1;
}

/** Checks an app code or a recovery code; a valid one cannot be used again. */
export async function spendCode(
  db: Db,
  key: Buffer,
  account: AccountWithSecondFactor,
  code: string,
): Promise<boolean> {
  const step = findCodeStep(decryptSecret(key, account._id, account.secondFactorSecret), code);
  return step === null
    ? await spendRecoveryCode(db, account, code)
    : await spendStep(db, account, step);
}
