import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { type CapturedPage, capturePage } from '../bare/capture.ts';
import { alternate, median } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';
import { measure } from '../load.ts';
import { type Stage, withStage } from '../stage.ts';
import { type BarePair, buildPairs, cachedResponses, encodings } from './bare-pairs.ts';

const rounds = 5;
const seconds = 3;
const records = 100_000;
/** The minimum ratio of the product's rate to the bare server's. */
const bar = 0.5;

/** Captures the product's cached pages, so that the bare server sends the same bytes. */
function capturePages(origin: string): Promise<CapturedPage[]> {
  const wanted = cachedResponses.flatMap(({ path }) =>
    encodings.map((encoding) => ({ path, encoding })),
  );
  return Promise.all(
    wanted.map(({ path, encoding }) => capturePage(origin + path, encoding, `/${encoding}${path}`)),
  );
}

async function startBareServer({ origin, databaseUrl, folder }: Stage) {
  const pages = path.join(folder, 'bare-pages.json');
  writeFileSync(pages, JSON.stringify(await capturePages(origin)));
  const child = spawn(process.execPath, ['bench/bare/server.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, BARE_PAGES: pages, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${Number(port)}`, stop: () => child.kill() };
}

/** Measures a pair. Returns its row and the bars that it misses. */
async function measurePair({ name, ours, bare, settle, tailBar }: BarePair) {
  const measureOurs = async () => {
    const throughput = await measure(ours, seconds);
    await settle?.();
    return throughput;
  };
  const measured = await alternate(
    { ours: measureOurs, other: () => measure(bare, seconds) },
    rounds,
  );
  const ratio = median(measured.map((round) => round.ours.perSecond / round.other.perSecond));
  const tail = median(measured.map((round) => round.ours.p99Ms / round.other.p99Ms));
  const isFast = ratio >= bar;
  const hasGoodTail = tailBar === undefined || tail <= tailBar;
  const rate = (side: 'ours' | 'other') =>
    Math.round(median(measured.map((round) => round[side].perSecond))).toLocaleString('en');
  const p99 = (side: 'ours' | 'other') =>
    median(measured.map((round) => round[side].p99Ms)).toFixed(0);
  const missed = [
    ...(isFast ? [] : [`${name}: ${ratio.toFixed(2)} of the bare rate, at least ${bar}`]),
    ...(hasGoodTail
      ? []
      : [`${name}: p99 ${tail.toFixed(1)} times the bare one, at most ${tailBar}`]),
  ];
  const row = [
    name,
    rate('ours'),
    rate('other'),
    ratio.toFixed(2),
    `≥ ${bar}`,
    `${p99('ours')} and ${p99('other')}${tailBar ? ` (≤ ${tailBar} ×)` : ''}`,
    verdict(isFast && hasGoodTail),
  ];
  return { row, missed };
}

async function measureOn(stage: Stage): Promise<Figures> {
  await fillLead(stage.database, testDriveLead, { records });
  const bare = await startBareServer(stage);
  try {
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const pair of await buildPairs(stage, bare.origin)) {
      console.log(pair.name);
      const found = await measurePair(pair);
      rows.push(found.row);
      missed.push(...found.missed);
    }
    return {
      about: `Bare node:http does only the essential work and sends the same bytes: fixed buffers for pages, one SQL statement per API call, no validation, no limits, no idempotency. 16 connections, ${rounds} rounds of ${seconds} s; ${records.toLocaleString('en')} test drives are stored.`,
      head: ['what', 'ours/s', 'bare/s', 'ratio', 'bar', 'p99 in ms, ours and bare', 'met'],
      rows,
      missed,
    };
  } finally {
    bare.stop();
  }
}

/** Compares pages and API calls with bare node:http. */
export const measureAgainstBare = (): Promise<Figures> => withStage(measureOn);
