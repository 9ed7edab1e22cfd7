import type { Db } from '#server/db/client.ts';
import { dealers } from '#server/dealers/schema.ts';
import { type FirstAccount, makeFirstAccounts } from '#server/staff/first-accounts.ts';
import { sampleDealers } from './sample-dealers.ts';

interface SeedOptions {
  samples: boolean;
  staffPassword: string | undefined;
}

/**
 * Fills a database at its first start: staff accounts, and sample content if wanted. A database
 * that has accounts was filled before and is left as it is. Answers the accounts it made.
 */
export async function seedDatabase(
  db: Db,
  { samples, staffPassword }: SeedOptions,
): Promise<FirstAccount[]> {
  return await db.transaction(async (tx) => {
    const accounts = await makeFirstAccounts(tx, staffPassword);
    if (accounts.length > 0 && samples) await tx.insert(dealers).values(sampleDealers());
    return accounts;
  });
}
