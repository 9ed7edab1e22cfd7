import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { eventItems, mediaItems, newsItems } from '#server/resources/content/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { messageTemplates } from '#server/resources/message-templates/schema.ts';
import { newsletterIssues } from '#server/resources/newsletter/issues/schema.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { type FirstAccount, makeFirstAccounts } from '#server/resources/staff/first-accounts.ts';
import { sampleDealers } from './sample-dealers.ts';
import { sampleEvents } from './sample-events.ts';
import { sampleIssue } from './sample-issue.ts';
import { sampleJobs } from './sample-jobs.ts';
import { sampleMedia } from './sample-media.ts';
import { sampleNews } from './sample-news.ts';
import { sampleCars, sampleCities } from './sample-prices.ts';
import { sampleTemplates } from './sample-templates.ts';

interface SeedOptions {
  samples: boolean;
  staffPassword: string | undefined;
}

/**
 * Fills an empty database with staff accounts, and with sample content if requested. Does nothing if there are
 * accounts already. Returns the new accounts.
 */
export async function seedDatabase(
  db: Db,
  { samples, staffPassword }: SeedOptions,
): Promise<FirstAccount[]> {
  return await db.transaction(async (tx) => {
    // If several processes start together, the first one fills the database.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`);
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
  await tx.insert(messageTemplates).values(sampleTemplates());
  await tx.insert(newsletterIssues).values(sampleIssue());
}
