import { sql } from 'drizzle-orm';
import { eventItems, mediaItems, newsItems } from '#server/content/schema.ts';
import type { Db } from '#server/db/client.ts';
import { dealers } from '#server/dealers/schema.ts';
import { jobOpenings } from '#server/jobs/schema.ts';
import { cars, cities } from '#server/pricing/schema.ts';
import { type FirstAccount, makeFirstAccounts } from '#server/staff/first-accounts.ts';
import { sampleDealers } from './sample-dealers.ts';
import { sampleEvents } from './sample-events.ts';
import { sampleJobs } from './sample-jobs.ts';
import { sampleMedia } from './sample-media.ts';
import { sampleNews } from './sample-news.ts';
import { sampleCars, sampleCities } from './sample-prices.ts';

/** Any number that nobody else locks: of applications that start together, the first one fills. */
const seedLock = 7_203_591_185;

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
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const accounts = await makeFirstAccounts(tx, staffPassword);
    if (accounts.length > 0 && samples) await insertSamples(tx);
    return accounts;
  });
}

async function insertSamples(tx: Db): Promise<void> {
  await tx.insert(dealers).values(sampleDealers());
  await tx.insert(cars).values(sampleCars());
  await tx.insert(cities).values(sampleCities());
  await tx.insert(jobOpenings).values(sampleJobs());
  await tx.insert(newsItems).values(sampleNews());
  await tx.insert(eventItems).values(sampleEvents());
  await tx.insert(mediaItems).values(sampleMedia());
}
