import { freePort } from '#tests/support/free-port.ts';
import { phone } from '#tests/support/phone.ts';
import { startServer } from '#tests/support/server-process.ts';
import { staffPassword } from '#tests/support/two-processes.ts';
import { comeAlive, forgoInvitation } from '#tests/support/visit.ts';
import { launchBrowser } from '../../browser.ts';
import { median } from '../../compare.ts';
import { type Figures, type Part, verdict } from '../../figures.ts';
import { timeEvents, watchEvents } from './event-times.ts';
import { bookTestDrives, timeFirstList } from './first-list.ts';
import { type Interaction, interactions } from './steps.ts';
import { openSlowPage, type Subject, slowness } from './subject.ts';

/** How long something took, over all that was tried. */
interface Times {
  name: string;
  medianMs: number;
  worstMs: number;
  /** The median may not be longer. */
  mostMs: number;
}

const rounds = 5;
/** What a page does as it comes alive is over by then. */
const restMs = 1_000;
const mostMs = { interaction: 100, firstList: 1_000 };

const timesOf = (name: string, times: readonly number[], most: number): Times => ({
  name,
  medianMs: median(times),
  worstMs: Math.max(...times),
  mostMs: most,
});

/** Each round in a page of its own, so that what is done for the first time counts as well. */
async function timeInteraction(
  subject: Subject,
  { name, path, steps }: Interaction,
): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(subject, phone);
    await forgoInvitation(page);
    await watchEvents(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await comeAlive(page);
    await page.waitForTimeout(restMs);
    for (const step of steps) times.push(await timeEvents(page, () => step(page)));
    await page.context().close();
  }
  return timesOf(name, times, mostMs.interaction);
}

async function measureAll(subject: Subject, officePath: string): Promise<Times[]> {
  const measured: Times[] = [];
  for (const interaction of interactions) {
    console.log(interaction.name);
    measured.push(await timeInteraction(subject, interaction));
  }
  const firstList = await timeFirstList(subject, officePath, rounds);
  measured.push(timesOf('office: first list usable', firstList, mostMs.firstList));
  return measured;
}

const rowOf = ({ name, medianMs, worstMs, mostMs: most }: Times) => [
  name,
  medianMs.toFixed(0),
  worstMs.toFixed(0),
  `≤ ${most}`,
  verdict(medianMs <= most),
];

async function measure(): Promise<Figures> {
  const port = await freePort();
  const server = await startServer({
    PORT: String(port),
    HOST: 'localhost',
    MAP_TILES_URL: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    STAFF_PASSWORD: staffPassword,
    NODE_ENV: 'production',
  });
  const browser = await launchBrowser();
  try {
    const subject = { browser, origin: `http://localhost:${port}` };
    await bookTestDrives(subject.origin);
    const measured = await measureAll(subject, `/${server.adminPath}`);
    return {
      about: `From the finger or the key to the next paint, in ms, on a phone's screen and a processor slowed ${slowness} times; the list of the back office on a desk, signed in and with nothing in the cache, until its rows are shown. ${rounds} rounds, each in a browser without memory; the median keeps to the bar.`,
      head: ['what', 'median', 'worst', 'bar', 'met'],
      rows: measured.map(rowOf),
      missed: measured
        .filter(({ medianMs, mostMs: most }) => !(medianMs <= most))
        .map(
          ({ name, medianMs, mostMs: most }) =>
            `${name}: ${medianMs.toFixed(0)} ms, at most ${most}`,
        ),
    };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

export const interactionTimes: Part = { name: 'interactions', title: 'Interactions', measure };
