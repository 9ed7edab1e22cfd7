import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type Account, staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { decryptSecret } from '#server/platform/secrets/secret.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findCodeStep, newestStep } from './totp.ts';

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
