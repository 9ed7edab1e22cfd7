import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { makeTestDrive } from '#tests/factories.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server-process.ts';
import { median } from './compare.ts';
import { timeEvents, watchEvents } from './event-times.ts';
import { type Interaction, interactions } from './interaction-steps.ts';

/** How long something took, over all that was tried. */
export interface Figure {
  name: string;
  medianMs: number;
  worstMs: number;
  /** The median may not be longer. */
  mostMs: number;
}

const rounds = 5;
const slowness = 4;
const mostMs = { interaction: 100, firstList: 1_000 };
const listed = 50;
const password = 'a password for benches';
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 760 } };
const desk = { viewport: { width: 1440, height: 900 } };

const figureOf = (name: string, times: readonly number[], most: number): Figure => ({
  name,
  medianMs: median(times),
  worstMs: Math.max(...times),
  mostMs: most,
});

/** What is measured: the product at its address, in a browser. */
interface Subject {
  browser: Browser;
  origin: string;
}

/** A page in a browser without memory, its processor slowed. */
async function openSlowPage({ browser, origin }: Subject, settings: object): Promise<Page> {
  const context = await browser.newContext({ ...settings, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}

/** Each round in a page of its own, so that what is done for the first time counts as well. */
async function timeInteraction(
  subject: Subject,
  { name, path, steps }: Interaction,
): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(subject, phone);
    await watchEvents(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const step of steps) times.push(await timeEvents(page, () => step(page)));
    await page.context().close();
  }
  return figureOf(name, times, mostMs.interaction);
}

/** From asking for the address, signed in and with nothing in the cache, until rows are shown. */
async function timeFirstList(subject: Subject, officePath: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(subject, desk);
    await page.request.post('/api/admin/login', { data: { username: 'hr', password } });
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('tbody a')) return requestAnimationFrame(look);
        requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }));
      };
      look();
    });
    await page.goto(`${officePath}/test-drives`);
    const shownAt = await page.waitForFunction(() => Reflect.get(window, 'shownAt'));
    times.push(Number(await shownAt.jsonValue()));
    await page.context().close();
  }
  return figureOf('office: first list usable', times, mostMs.firstList);
}

async function book(origin: string): Promise<void> {
  for (let sent = 0; sent < listed; sent += 1) {
    const answer = await fetch(`${origin}/api/test-drive/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeTestDrive({ lastName: `Visitor ${sent}` })),
    });
    if (!answer.ok) throw new Error(`a booking was answered ${answer.status}`);
  }
}

/** What visitors and staff wait for on a processor slowed four times, in the built product. */
export async function measureInteractions(): Promise<Figure[]> {
  const port = await freePort();
  const server = await startServer({
    PORT: String(port),
    HOST: 'localhost',
    MAP_TILES_URL: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    STAFF_PASSWORD: password,
    NODE_ENV: 'production',
  });
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const subject = { browser, origin: `http://localhost:${port}` };
    await book(subject.origin);
    const figures: Figure[] = [];
    for (const interaction of interactions) {
      figures.push(await timeInteraction(subject, interaction));
    }
    figures.push(await timeFirstList(subject, `/${server.adminPath}`));
    return figures;
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}
