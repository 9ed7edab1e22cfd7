import { expect, it, onTestFinished } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { memoryOf, tellsMemory } from '#tests/support/process-memory.ts';
import type { RunningServer } from '#tests/support/server-process.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { lookInto, startProduct } from './storm/database.ts';
import { percentile, sendSteadily } from './storm/steady-load.ts';
import { findLosses } from './storm/stored.ts';
import { Visitors } from './storm/visitors.ts';

const isLong = sized({ short: 0, long: 1 }) === 1;
const submissions = sized({ short: 200, long: 17_000 });
const withinMs = sized({ short: 3_000, long: 60_000 });
const visitorCount = sized({ short: 20, long: 200 });
const thinkMs = sized({ short: 500, long: 4_000 });
const barMs = 250;

const figure = (measured: string, bar: string, found: string) =>
  recordFigure({ promise: 'Load', measured, bar, found });

/** On the day of a launch. Who applies for a job with files comes another day. */
const launchTypes = leadTypes.filter(({ slug }) => slug !== jobApplication.slug);

/** A launch day: what visitors send within a minute, while others browse, is stored once each. */
async function bearLaunch(server: RunningServer, url: string): Promise<void> {
  const visitors = new Visitors(server.origin, visitorCount, thinkMs);
  await sendSteadily(server.origin, 50, 1_000, launchTypes);
  const { ledger, timesMs } = await sendSteadily(server.origin, submissions, withinMs, launchTypes);
  await visitors.stop();
  const { missing, doubled } = await lookInto(url, ({ db }) => findLosses(db, ledger, 2));

  const within = `of ${submissions} without files in ${withinMs / 1000} s beside ${visitorCount} visitors`;
  figure(`submissions lost, ${within}`, '0', `${missing.length}`);
  figure(`submissions stored twice, ${within}`, '0', `${doubled.length}`);
  const refused = ledger.sent.size - ledger.acknowledged.size;
  figure(`submissions refused or unanswered, ${within}`, '0', `${refused}`);
  const ms = (part: number) => Math.round(percentile(timesMs, part));
  figure(
    'time of a submission, from when it is due',
    `95 of 100 within ${barMs} ms`,
    `median ${ms(0.5)} ms, 95 of 100 within ${ms(0.95)} ms, slowest ${ms(1)} ms`,
  );
  figure(
    'pages read meanwhile, and failures',
    '0 failures',
    `${visitors.read}, ${visitors.faults.length}`,
  );

  expect({ missing, doubled, refused, faults: ledger.faults }).toEqual({
    missing: [],
    doubled: [],
    refused: 0,
    faults: [],
  });
  expect(ledger.acknowledged.size).toBe(submissions);
  expect(visitors.faults).toEqual([]);
  expect(visitors.read).toBeGreaterThan(visitorCount);
  if (isLong) expect(ms(0.95)).toBeLessThanOrEqual(barMs);
}

/** Mixed traffic after it, ten minutes to settle and half an hour that is to take no more memory. */
async function staysLevel(server: RunningServer): Promise<void> {
  const visitors = new Visitors(server.origin, visitorCount, thinkMs);
  const heldMb: number[] = [];
  let refused = 0;
  for (let minute = 0; minute < 40; minute += 1) {
    const { ledger } = await sendSteadily(server.origin, 1_200, 60_000);
    refused += ledger.sent.size - ledger.acknowledged.size;
    heldMb.push(memoryOf(server.pid) / 1024 ** 2);
  }
  await visitors.stop();
  const mean = (from: number) => heldMb.slice(from, from + 5).reduce((sum, mb) => sum + mb, 0) / 5;
  const [before, after] = [mean(10), mean(35)];
  const growth = (100 * (after - before)) / before;
  const course = heldMb.filter((_, minute) => minute % 5 === 4).map((mb) => mb.toFixed(0));
  figure(
    'growth of memory over 30 minutes of mixed traffic after it, and 10 to settle',
    'at most 5 %',
    `${growth.toFixed(1)} % (every five minutes: ${course.join(', ')} MB; ${visitors.read} pages)`,
  );
  expect(refused).toBe(0);
  expect(visitors.faults).toEqual([]);
  expect(growth).toBeLessThanOrEqual(5);
}

const half = isLong && tellsMemory ? ', and half an hour after them takes no more memory' : '';

it(`of ${submissions} submissions in ${withinMs / 1000} s, while visitors browse, each is stored once${half}`, async () => {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const server = await startProduct({
    DATABASE_URL: url,
    NODE_ENV: 'production',
    // Visitors have addresses of their own.
    TRUST_PROXY: '1',
  });
  await bearLaunch(server, url);
  if (half) await staysLevel(server);
});
