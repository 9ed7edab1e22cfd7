import type { Db } from '#server/db/client.ts';
import type { Env } from '#server/env.ts';
import { secretFor } from '#server/secrets/secret.ts';

/** What signing in, and all that asks for a password or a code, works with. */
export interface StaffDesk {
  db: Db;
  /** Whether tries of passwords and codes are counted. */
  isLimited: boolean;
  /** Gets the key under which the secrets of second factors are sealed. */
  secondFactorKey: () => Promise<Buffer>;
}

/** The desk of an application. */
export const staffDeskOf = (db: Db, { RATE_LIMIT }: Pick<Env, 'RATE_LIMIT'>): StaffDesk => ({
  db,
  isLimited: RATE_LIMIT === 'on',
  secondFactorKey: secretFor(db, 'second factors of staff'),
});
