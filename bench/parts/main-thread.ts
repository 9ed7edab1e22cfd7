import { rmSync } from 'node:fs';
import path from 'node:path';
import { phone } from '#tests/support/phone.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { launchBrowser } from '../browser.ts';
import { median } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';
import { type Blocked, readBlocked } from './blocked-time.ts';
import { slowness } from './interactions/subject.ts';
import { entrances, pricePages } from './page-bars.ts';

const rounds = 5;
const barMs = 100;
/** Long enough to include a page's deferred work. */
const traceMs = 4_000;
const pages = [...entrances, ...pricePages, '/news-and-events/news'];

/** Opens a page in a new browser with an empty profile and traces its main thread. */
async function openOnce(url: string, traceFile: string): Promise<Blocked> {
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const categories = ['devtools.timeline', 'blink.user_timing', 'loading', 'toplevel'];
    await browser.startTracing(page, { path: traceFile, categories });
    await page.goto(url);
    await page.waitForTimeout(traceMs);
    await browser.stopTracing();
    return readBlocked(traceFile, url, slowness);
  } finally {
    await browser.close();
  }
}

/** Measures how long tasks block the main thread of a phone. */
export async function measureMainThread(): Promise<Figures> {
  const folder = makeReachableDir('bench-');
  const server = await startServer({
    MAP_TILES_URL: 'none',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const found = new Map<string, Blocked[]>(pages.map((page) => [page, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, blocked] of found) {
        blocked.push(await openOnce(server.origin + page, path.join(folder, 'trace')));
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
    about: `Total blocking time from the first paint on, on a processor ${slowness} times slower, in processor time, which other load does not lengthen. ${rounds} rounds in a new browser each; medians.`,
    head: ['page', 'blocked, ms', 'longest task as it was, ms', 'bar', 'met'],
    rows: measured.map(({ page, blockedMs, longestMs }) => [
      page,
      blockedMs.toFixed(0),
      longestMs.toFixed(0),
      `≤ ${barMs}`,
      verdict(blockedMs <= barMs),
    ]),
    missed: measured
      .filter(({ blockedMs }) => !(blockedMs <= barMs))
      .map(
        ({ page, blockedMs }) => `${page}: blocked ${blockedMs.toFixed(0)} ms, at most ${barMs}`,
      ),
  };
}
