import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type Car, carLabel } from '#contract/prices/pricing.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import { runInTransaction } from '#server/platform/db/statements.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { bookables, closures, openings } from '#server/resources/appointments/schema.ts';
import { eventItems, mediaItems, newsItems } from '#server/resources/content/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { compensationRules, energyPrices, financeRules } from '#server/resources/finance/schema.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { messageTemplates } from '#server/resources/message-templates/resource.ts';
import { newsletterIssues } from '#server/resources/newsletter/issues/schema.ts';
import { cars, cities, priceChanges } from '#server/resources/pricing/schema.ts';
import { specifications } from '#server/resources/specifications/resource.ts';
import { type FirstAccount, makeFirstAccounts } from '#server/resources/staff/first-accounts.ts';
import { tariffLines, tariffs } from '#server/resources/tariffs/schema.ts';
import { officialAccounts } from '#server/resources/verify/resource.ts';
import { insertSampleRequests } from './insert-requests.ts';
import { sampleBookables, sampleClosures, sampleOpenings } from './sample-appointments.ts';
import { sampleDealers } from './sample-dealers.ts';
import { sampleEvents } from './sample-events.ts';
import {
  sampleAccount,
  sampleCompensationRules,
  sampleEnergyPrice,
  sampleFinanceRules,
} from './sample-finance.ts';
import { sampleJobs } from './sample-jobs.ts';
import { sampleMedia } from './sample-media.ts';
import { sampleIssue, sampleTemplates } from './sample-messages.ts';
import { sampleNews } from './sample-news.ts';
import {
  sampleCars,
  sampleCities,
  sampleFirstPrices,
  sampleSpecifications,
} from './sample-prices.ts';
import { storeSampleCvs } from './sample-requests.ts';
import { listSampleLines, sampleTariffs } from './sample-tariffs.ts';

interface SeedOptions {
  /** Opens the storage for the samples' files; null: no sample content. */
  samples: { openStorage: () => Promise<FileStorage>; logger: Logger } | null;
  staffPassword: string | undefined;
}

/**
 * Fills an empty database with staff accounts, and with sample content if requested. Does nothing if there are accounts
 * already. Returns the new accounts.
 */
export async function seedDatabase(
  { pool }: Pick<Database, 'pool'>,
  { samples, staffPassword }: SeedOptions,
): Promise<FirstAccount[]> {
  return await runInTransaction(pool, async (client, tx) => {
    // If several processes start together, the first one fills the database.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`);
    const accounts = await makeFirstAccounts(tx, staffPassword);
    if (accounts.length > 0 && samples) {
      await insertSamples(client, tx, await tryStoreCvs(samples));
    }
    return accounts;
  });
}

/**
 * Stores the CVs of the sample job applications; returns none if the storage is unavailable, so that the start
 * continues without them.
 */
async function tryStoreCvs({ openStorage, logger }: NonNullable<SeedOptions['samples']>) {
  try {
    return await storeSampleCvs(await openStorage());
  } catch (error) {
    logger.warn({ err: error }, 'no file could be stored: sample job applications are left out');
    return [];
  }
}

/** Inserts cars with their prices, and the tariffs and rules for calculations. Returns the cars. */
async function insertPriceList(tx: Db): Promise<Car[]> {
  const added = sampleCars();
  await tx.insert(cars).values(added);
  await tx.insert(priceChanges).values(sampleFirstPrices(added));
  await tx.insert(specifications).values(sampleSpecifications());
  const addedTariffs = sampleTariffs();
  await tx.insert(tariffs).values(addedTariffs);
  await tx.insert(tariffLines).values(listSampleLines(addedTariffs));
  await tx.insert(financeRules).values(sampleFinanceRules());
  await tx.insert(energyPrices).values(sampleEnergyPrice());
  await tx.insert(compensationRules).values(sampleCompensationRules());
  await tx.insert(officialAccounts).values(sampleAccount());
  return added;
}

async function insertSamples(client: pg.PoolClient, tx: Db, cvFiles: string[]): Promise<void> {
  const addedDealers = sampleDealers();
  await tx.insert(dealers).values(addedDealers);
  const addedBookables = sampleBookables(addedDealers);
  await tx.insert(bookables).values(addedBookables);
  await tx.insert(openings).values(sampleOpenings(addedDealers));
  await tx.insert(closures).values(sampleClosures());
  const addedCars = await insertPriceList(tx);
  await tx.insert(cities).values(sampleCities());
  await tx.insert(jobOpenings).values(sampleJobs());
  await tx.insert(newsItems).values(sampleNews());
  await tx.insert(eventItems).values(sampleEvents());
  await tx.insert(mediaItems).values(sampleMedia());
  await tx.insert(messageTemplates).values(sampleTemplates());
  await tx.insert(newsletterIssues).values(sampleIssue());
  const [car] = addedCars;
  await insertSampleRequests({
    client,
    tx,
    dealers: addedDealers,
    bookables: addedBookables,
    trim: car ? carLabel(car) : '',
    cvFiles,
  });
}
