import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { unseal } from '#server/secrets/seal.ts';
import type { Account } from '../account-fields.ts';
import { staffAccounts } from '../schema.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** An account with a second factor. */
export type ArmedAccount = Pick<Account, '_id'> & { secondFactorSecret: string };

/** Takes a step for itself, in all processes: who comes second with a code is refused. */
async function spendStep(db: Db, account: ArmedAccount, step: number): Promise<boolean> {
  const { _id, secondFactorSecret, secondFactorStep } = staffAccounts;
  const { rowCount } = await db
    .update(staffAccounts)
    .set({ secondFactorStep: step })
    .where(
      and(
        eq(_id, account._id),
        eq(secondFactorSecret, account.secondFactorSecret),
        or(isNull(secondFactorStep), lt(secondFactorStep, step)),
      ),
    );
  return rowCount === 1;
}

async function spendRecoveryCode(db: Db, account: ArmedAccount, code: string): Promise<boolean> {
  const { _id, secondFactorSecret, recoveryHashes } = staffAccounts;
  const hash = hashOfRecoveryCode(code);
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

/** Whether a code of the app or a recovery code is right; it then is used up. */
export async function spendCode(
  db: Db,
  key: Buffer,
  account: ArmedAccount,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(unseal(key, account._id, account.secondFactorSecret), code);
  return step === null
    ? await spendRecoveryCode(db, account, code)
    : await spendStep(db, account, step);
}
