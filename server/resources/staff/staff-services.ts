import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import { createSecretReader } from '#server/platform/secrets/secret.ts';

/** The dependencies of sign-in and of all checks of passwords or codes. */
export interface StaffServices {
  db: Db;
  /** Whether attempts are counted and limited. */
  isLimited: boolean;
  /** Gets the key that encrypts the secrets of second factors. */
  secondFactorKey: () => Promise<Buffer>;
  /** Gets the key that signs the cookies of known browsers. */
  browserKey: () => Promise<Buffer>;
}

/** Creates the services of staff accounts. */
export const createStaffServices = (
  db: Db,
  { RATE_LIMIT }: Pick<Env, 'RATE_LIMIT'>,
): StaffServices => ({
  db,
  isLimited: RATE_LIMIT === 'on',
  secondFactorKey: createSecretReader(db, 'second factors of staff'),
  browserKey: createSecretReader(db, 'known browsers of staff'),
});
