import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, devices } from '@playwright/test';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { median } from '../compare.ts';
import { type Figures, type Part, verdict } from '../figures.ts';
import { type Blocked, readBlocked } from './blocked-time.ts';

const rounds = 5;
/** Lighthouse's phone. */
const slowness = 4;
const mostMs = 100;
/** What a page does once it has come to rest is in it. */
const watchedMs = 4_000;
const pages = [
  '/',
  '/models',
  '/models/haval-h6',
  '/find-a-dealer',
  '/news-and-events/news',
  '/book-now',
];
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 760 } };

/** Opens a page in a browser of its own, which has seen nothing, and notes what its main thread does. */
async function openOnce(launch: () => Promise<Browser>, url: string, traceFile: string) {
  const browser = await launch();
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const categories = ['devtools.timeline', 'blink.user_timing', 'loading', 'toplevel'];
    await browser.startTracing(page, { path: traceFile, categories });
    await page.goto(url);
    await page.waitForTimeout(watchedMs);
    await browser.stopTracing();
    return readBlocked(traceFile, url, slowness);
  } finally {
    await browser.close();
  }
}

async function measure(): Promise<Figures> {
  const folder = makeReachableDir('bench-');
  const server = await startServer({
    MAP_TILES_URL: 'none',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const launch = () =>
    chromium.launch({
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  const found = new Map<string, Blocked[]>(pages.map((page) => [page, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, blocked] of found) {
        blocked.push(await openOnce(launch, server.origin + page, path.join(folder, 'trace')));
      }
    }
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  }
  const measured = [...found].map(([page, blocked]) => ({
    page,
    blockedMs: median(blocked.map(({ blockedMs }) => blockedMs)),
    longestMs: median(blocked.map(({ longestMs }) => longestMs)),
  }));
  return {
    about: `How long tasks keep the main thread from the first paint on: Lighthouse's total blocking time on a processor ${slowness} times slower, but of the processor's own time, which a machine that is busy elsewhere does not lengthen. ${rounds} rounds, each in a browser without memory; medians.`,
    head: ['page', 'blocked, ms', 'longest task as it was, ms', 'bar', 'met'],
    rows: measured.map(({ page, blockedMs, longestMs }) => [
      page,
      blockedMs.toFixed(0),
      longestMs.toFixed(0),
      `≤ ${mostMs}`,
      verdict(blockedMs <= mostMs),
    ]),
    missed: measured
      .filter(({ blockedMs }) => !(blockedMs <= mostMs))
      .map(
        ({ page, blockedMs }) => `${page}: blocked ${blockedMs.toFixed(0)} ms, at most ${mostMs}`,
      ),
  };
}

export const mainThread: Part = {
  name: 'main-thread',
  title: 'What keeps the main thread',
  measure,
};
