import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { soldTrims } from '#catalogue/trims.ts';
import { provinceCodes } from '#contract/on-road/jurisdictions.ts';
import { taxpayers } from '#contract/on-road/tariff-lines.ts';
import { readMyDay } from '#server/delivery/my-day/my-day.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { openFolderStorage } from '#server/platform/files/folder-storage.ts';
import { openStaging } from '#server/platform/files/staging.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { listAllEnergyPrices } from '#server/resources/finance/resource.ts';
import { energyPrices, financeRules } from '#server/resources/finance/schema.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import { jobApplications } from '#server/resources/leads/types/job-application.ts';
import { listActiveCars, listActiveCities } from '#server/resources/pricing/list.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { findOnRoadPrice, toTariffCar } from '#server/resources/quotes/on-road.ts';
import { seedDatabase } from '#server/resources/seed/seed.ts';
import { calculateOnRoad } from '#server/resources/tariffs/calculate-on-road.ts';
import { listPublishedTariffs } from '#server/resources/tariffs/read.ts';
import { tariffs } from '#server/resources/tariffs/schema.ts';
import { calculateRunningCost } from '#site/compare/driving-choice.ts';
import { createDatabase } from '#tests/support/test-database.ts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'test-first-start-'));
afterAll(() => rmSync(dir, { recursive: true }));

const storage = openFolderStorage(path.join(dir, 'files'), openStaging(path.join(dir, 'incoming')));
const logger = pino({ level: 'silent' });
const samples = { openStorage: async () => storage, logger };

const withDatabases = async (
  processes: number,
  run: (opened: Awaited<ReturnType<typeof openDatabase>>[]) => Promise<void>,
) => {
  const { url, drop } = await createDatabase();
  const opened = await Promise.all(
    Array.from({ length: processes }, () => openDatabase({ url, dataDir: '', log: () => {} })),
  );
  await run(opened).finally(() => Promise.all(opened.map(({ close }) => close())));
  await drop();
};

it('processes that start together on an empty database migrate and seed it once', () =>
  withDatabases(4, async (opened) => {
    const seeded = await Promise.all(
      opened.map(async (database) => {
        await migrateDatabase(database);
        return await seedDatabase(database, { samples, staffPassword: undefined });
      }),
    );
    const accounts = seeded.flat();
    expect(accounts.map(({ username }) => username).sort()).toEqual(['admin', 'hr', 'media']);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(3);
    const [first] = opened;
    expect(await first?.db.select({ rows: count() }).from(staffAccounts)).toEqual([{ rows: 3 }]);
    expect(await first?.db.select({ rows: count() }).from(dealers)).toEqual([{ rows: 27 }]);
  }));

it('without sample content there are accounts and no dealers', () =>
  withDatabases(1, async ([database]) => {
    if (!database) throw new Error('no database');
    await migrateDatabase(database);
    const seed = { samples: null, staffPassword: 'a password given' };
    const accounts = await seedDatabase(database, seed);
    expect(accounts).toHaveLength(3);
    expect(accounts.every(({ password }) => password === 'a password given')).toBe(true);
    expect(await seedDatabase(database, seed)).toEqual([]);
    expect(await database.db.select({ rows: count() }).from(dealers)).toEqual([{ rows: 0 }]);
    for (const { accepted, stored } of await readLedger(database.db)) {
      expect([accepted, stored]).toEqual([0, 0]);
    }
  }));

/** Seeds a new database and runs a test on it. */
const withSamples = (
  run: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
  files: FileStorage = storage,
) =>
  withDatabases(1, async ([database]) => {
    if (!database) throw new Error('no database');
    await migrateDatabase(database);
    const seed = {
      samples: { openStorage: async () => files, logger },
      staffPassword: undefined,
    };
    await seedDatabase(database, seed);
    await run(database);
  });

it('samples never go into an installation that exists', () =>
  withDatabases(1, async ([database]) => {
    if (!database) throw new Error('no database');
    await migrateDatabase(database);
    const first = { samples: null, staffPassword: 'a password given' };
    await seedDatabase(database, first);
    expect(await seedDatabase(database, { ...first, samples })).toEqual([]);
    for (const table of [cars, tariffs, financeRules, energyPrices]) {
      expect(await database.db.$count(table)).toBe(0);
    }
  }));

it('the sample prices of a first start miss no fact, are complete in Karachi with an engine, and cost something to run', () =>
  withSamples(async ({ db }) => {
    const listed = await listActiveCars(db);
    const known = await listPublishedTariffs(db);
    expect(listed).toHaveLength(soldTrims.length);
    for (const car of listed) {
      expect(car.sampleFacts.length, car.name).toBeGreaterThanOrEqual(4);
      for (const province of provinceCodes) {
        const { lines, notes } = calculateOnRoad(
          { car: toTariffCar(car), freight: 0, province, taxpayer: 'atl', date: '2026-11-27' },
          known,
        );
        expect(notes.join(' '), car.name).not.toContain('Not confirmed for this car yet');
        expect(notes.join(' '), car.name).toContain('Sample facts of this car');
        expect(lines.find(({ charge }) => charge === 'wht-231b')?.amount).toBeGreaterThan(0);
      }
    }
    const [karachi] = await listActiveCities(db);
    const [energy] = await listAllEnergyPrices(db);
    if (!karachi || !energy) throw new Error('no samples');
    for (const vehicleId of ['haval-h6-1.5', 'haval-h6-hev']) {
      for (const taxpayer of taxpayers) {
        const choice = { vehicleId, cityId: karachi._id, province: undefined, date: undefined };
        const price = await findOnRoadPrice(db, { ...choice, taxpayer });
        expect(price.isComplete, `${vehicleId} ${taxpayer}`).toBe(true);
        expect(price.choice.sampleFacts).toEqual(['fuel', 'engineCc', 'origin']);
      }
    }
    expect(energy).toMatchObject({ isSample: true, from: '2026-09-14', petrolPerLitre: 350 });
    const figures = { kmPerMonth: 1_500, ...energy };
    for (const car of listed) {
      expect(calculateRunningCost(car, figures), car.name).toBeGreaterThan(0);
    }
  }));

describe('the sample requests of a first start', () => {
  it('are of every type and several statuses, and all counts agree with them', () =>
    withSamples(async ({ db }) => {
      for (const { slug, stored, isBalanced } of await readLedger(db)) {
        expect(stored, slug).toBeGreaterThanOrEqual(2);
        expect(isBalanced, slug).toBe(true);
      }
      for (const { facts, table } of leads) {
        const fresh = await db.execute(sql`
          select status, dealer_id, (created_at at time zone 'Asia/Karachi')::date::text as day,
            count(*)::int as count from ${table} group by 1, 2, 3 order by 1, 2, 3`);
        const counted = await db.execute(sql`
          select status, nullif(dealer, '00000000-0000-0000-0000-000000000000') as dealer_id,
            day::text as day, sum(count)::int as count
          from ${leadDays} where lead = ${facts.slug} group by 1, 2, 3 order by 1, 2, 3`);
        expect(counted.rows, facts.slug).toEqual(fresh.rows);
        expect(new Set(fresh.rows.map(({ status }) => status)).size).toBeGreaterThan(1);
      }
    }));

  it('are nobody’s: their names, numbers and addresses say so, and no email is sent', () =>
    withSamples(async ({ db }) => {
      for (const { table } of leads) {
        const { rows } = await db.execute(sql`
          select coalesce(to_jsonb(request) ->> 'full_name',
            (to_jsonb(request) ->> 'first_name') || ' ' || (to_jsonb(request) ->> 'last_name')) as name,
            phone, email, source, ip_address from ${table} as request`);
        for (const row of rows) {
          expect(row).toEqual({
            name: expect.stringMatching(/^Sample Customer \d+$/),
            phone: expect.stringMatching(/^\+92 300 00000\d\d$/),
            email: expect.stringMatching(/\.example$/),
            source: 'sample',
            ip_address: null,
          });
        }
      }
      expect(await db.select().from(outgoingMail)).toEqual([]);
      const due = sql`announced_sequence < sequence or next_reminder_at is not null`;
      expect(await db.select().from(appointments).where(due)).toEqual([]);
    }));

  it('fill My Day, the calendar and the timeline', () =>
    withSamples(async ({ db }) => {
      const [hr] = await db.select().from(staffAccounts).where(sql`username = 'hr'`);
      const viewer = { username: 'hr', permissions: hr?.permissions ?? [], dealerId: null };
      const day = await readMyDay(db, viewer as never);
      expect(day.unanswered.total + day.overdue.total).toBeGreaterThan(3);
      expect(day.followUps.total).toBeGreaterThan(0);
      const statuses = (await db.select().from(appointments)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set(['requested', 'confirmed', 'done', 'no-show']));
      const calls = await db.select({ by: leadTimeline.by }).from(leadTimeline);
      expect(calls.length).toBeGreaterThan(5);
    }));

  it('come with a CV each that can be read; without file storage there are no job applications', async () => {
    await withSamples(async ({ db }) => {
      const keys = (await db.select().from(jobApplications)).map(({ cvFile }) => cvFile);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) {
        const file = await storage.find(key);
        expect(String(await new Response((await file?.read()) as never).text())).toMatch(
          /^%PDF-[\s\S]*Sample CV[\s\S]*%%EOF\s*$/,
        );
      }
    });
    const put = () => Promise.reject(new Error('away'));
    await withSamples(
      async ({ db }) => {
        expect(await db.select().from(jobApplications)).toEqual([]);
        expect(await db.select({ rows: count() }).from(dealers)).toEqual([{ rows: 27 }]);
      },
      { ...storage, put },
    );
  });
});
