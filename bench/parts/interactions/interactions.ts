import { freePort } from '#tests/support/free-port.ts';
import { phone } from '#tests/support/phone.ts';
import { startServer } from '#tests/support/server-process.ts';
import { suppressPopup, waitUntilHydrated } from '#tests/support/visit.ts';
import { launchBrowser } from '../../browser.ts';
import { median } from '../../compare.ts';
import { type Figures, verdict } from '../../figures.ts';
import { timeEvents, watchEvents } from './event-times.ts';
import { type Interaction, interactions } from './steps.ts';
import { openSlowPage, type Subject, slowness } from './subject.ts';

/** The times of one interaction over all rounds. */
interface Times {
  name: string;
  medianMs: number;
  worstMs: number;
}

const rounds = 5;
/** By then a page has finished its work after hydration. */
const restMs = 1_000;
const barMs = 100;

const summarizeTimes = (name: string, times: readonly number[]): Times => ({
  name,
  medianMs: median(times),
  worstMs: Math.max(...times),
});

/** Uses a new page for each round, so that the costs of first-time work are included. */
async function timeInteraction(
  subject: Subject,
  { name, path, steps }: Interaction,
): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(subject, phone);
    await suppressPopup(page);
    await watchEvents(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitUntilHydrated(page);
    await page.waitForTimeout(restMs);
    for (const step of steps) times.push(await timeEvents(page, () => step(page)));
    await page.context().close();
  }
  return summarizeTimes(name, times);
}

async function measureAll(subject: Subject): Promise<Times[]> {
  const measured: Times[] = [];
  for (const interaction of interactions) {
    console.log(interaction.name);
    measured.push(await timeInteraction(subject, interaction));
  }
  return measured;
}

const buildRow = ({ name, medianMs, worstMs }: Times) => [
  name,
  medianMs.toFixed(0),
  worstMs.toFixed(0),
  `≤ ${barMs}`,
  verdict(medianMs <= barMs),
];

/** Times interactions of visitors. */
export async function measureInteractions(): Promise<Figures> {
  const port = await freePort();
  const server = await startServer({
    PORT: String(port),
    HOST: 'localhost',
    MAP_TILES_URL: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const browser = await launchBrowser();
  try {
    const subject = { browser, origin: `http://localhost:${port}` };
    const measured = await measureAll(subject);
    return {
      about: `Milliseconds from input to the next paint, on a phone's screen with a processor slowed ${slowness} times. ${rounds} rounds in a new browser each; the median has the bar.`,
      head: ['what', 'median', 'worst', 'bar', 'met'],
      rows: measured.map(buildRow),
      missed: measured
        .filter(({ medianMs }) => !(medianMs <= barMs))
        .map(({ name, medianMs }) => `${name}: ${medianMs.toFixed(0)} ms, at most ${barMs}`),
    };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}
