import { expect, it, onTestFinished } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { canReadMemory, readMemory } from '#tests/support/process-memory.ts';
import type { RunningServer } from '#tests/support/server-process.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { recordFigure } from './figures.ts';
import { startProduct, withDatabase } from './load/database.ts';
import { findLosses } from './load/find-losses.ts';
import { percentile, sendSteadily } from './load/steady-load.ts';
import { Visitors } from './load/visitors.ts';
import { sized } from './scale.ts';

const isLong = sized({ short: 0, long: 1 }) === 1;
const submissions = sized({ short: 200, long: 17_000 });
const withinMs = sized({ short: 3_000, long: 60_000 });
const visitorCount = sized({ short: 20, long: 200 });
const thinkMs = sized({ short: 500, long: 4_000 });
const barMs = 250;

const figure = (measured: string, bar: string, found: string) =>
  recordFigure({ promise: 'Load', measured, bar, found });

/** The requests of a launch day: all types except job applications, which bring files. */
const launchTypes = leadTypes.filter(({ slug }) => slug !== jobApplication.slug);

/** A launch day: submissions at a steady rate while others browse; each is stored once. */
async function expectLaunchDaySurvived(server: RunningServer, url: string): Promise<void> {
  const visitors = new Visitors(server.origin, visitorCount, thinkMs);
  await sendSteadily(server.origin, 50, 1_000, launchTypes);
  const { ledger, timesMs } = await sendSteadily(server.origin, submissions, withinMs, launchTypes);
  await visitors.stop();
  const { missing, duplicates } = await withDatabase(url, ({ db }) => findLosses(db, ledger, 2));

  const within = `of ${submissions} without files in ${withinMs / 1000} s beside ${visitorCount} visitors`;
  figure(`submissions lost, ${within}`, '0', `${missing.length}`);
  figure(`submissions stored twice, ${within}`, '0', `${duplicates.length}`);
  const refused = ledger.sent.size - ledger.acknowledged.size;
  figure(`submissions refused or unanswered, ${within}`, '0', `${refused}`);
  const ms = (part: number) => Math.round(percentile(timesMs, part));
  figure(
    'time from when a submission is due until it is acknowledged',
    `95 of 100 within ${barMs} ms`,
    `median ${ms(0.5)} ms, 95 of 100 within ${ms(0.95)} ms, slowest ${ms(1)} ms`,
  );
  figure(
    'pages read during the load, and failures',
    '0 failures',
    `${visitors.read}, ${visitors.faults.length}`,
  );

  expect({ missing, duplicates, refused, faults: ledger.faults }).toEqual({
    missing: [],
    duplicates: [],
    refused: 0,
    faults: [],
  });
  expect(ledger.acknowledged.size).toBe(submissions);
  expect(visitors.faults).toEqual([]);
  expect(visitors.read).toBeGreaterThan(visitorCount);
  if (isLong) expect(ms(0.95)).toBeLessThanOrEqual(barMs);
}

/** Mixed traffic afterwards: memory must not grow for half an hour, after ten minutes to settle. */
async function expectMemoryStable(server: RunningServer): Promise<void> {
  const visitors = new Visitors(server.origin, visitorCount, thinkMs);
  const usedMb: number[] = [];
  let refused = 0;
  for (let minute = 0; minute < 40; minute += 1) {
    const { ledger } = await sendSteadily(server.origin, 1_200, 60_000);
    refused += ledger.sent.size - ledger.acknowledged.size;
    usedMb.push(readMemory(server.pid) / 1024 ** 2);
  }
  await visitors.stop();
  const mean = (from: number) => usedMb.slice(from, from + 5).reduce((sum, mb) => sum + mb, 0) / 5;
  const [before, after] = [mean(10), mean(35)];
  const growth = (100 * (after - before)) / before;
  const samples = usedMb.filter((_, minute) => minute % 5 === 4).map((mb) => mb.toFixed(0));
  figure(
    'memory growth over 30 minutes of mixed traffic, after 10 to settle',
    'at most 5 %',
    `${growth.toFixed(1)} % (every five minutes: ${samples.join(', ')} MB; ${visitors.read} pages)`,
  );
  expect(refused).toBe(0);
  expect(visitors.faults).toEqual([]);
  expect(growth).toBeLessThanOrEqual(5);
}

const checksMemory = isLong && canReadMemory;
const memoryPromise = checksMemory ? '; memory stays stable for half an hour afterwards' : '';

it(`stores each of ${submissions} submissions in ${withinMs / 1000} s once while visitors browse${memoryPromise}`, async () => {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const server = await startProduct({
    DATABASE_URL: url,
    // Each visitor has its own forwarded address.
    TRUST_PROXY: '1',
  });
  await expectLaunchDaySurvived(server, url);
  if (checksMemory) await expectMemoryStable(server);
});
