import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTestDrive } from '#tests/factories.ts';
import { memoryOf } from '#tests/support/process-memory.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { median } from '../compare.ts';
import { type Figures, type Part, verdict } from '../figures.ts';
import { type Stage, withStage } from '../stage.ts';

const hours = 24;
const hourly = { pages: 2_000, searches: 400, bookings: 60, lists: 120, rendered: 60 };
const atOnce = 8;
const restMs = 1_000;
const megabyte = 1024 * 1024;
const barPercent = 5;

const pages = ['/', '/models', '/models/haval-h6', '/models/tank-500', '/find-a-dealer', '/faq'];

async function ask(url: string, init?: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

/** The requests of one busy hour, as functions that send them. */
function requestsOf({ origin, cookie }: Stage): (() => Promise<void>)[] {
  const times = (count: number, send: (at: number) => Promise<void>) =>
    Array.from({ length: count }, (_, at) => () => send(at));
  const book = () =>
    ask(`${origin}/api/test-drive/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(makeTestDrive()),
    });
  return [
    ...times(hourly.pages, (at) => ask(origin + pages[at % pages.length])),
    ...times(hourly.searches, (at) => ask(`${origin}/api/dealers?lat=${24 + (at % 10)}&lng=67`)),
    ...times(hourly.bookings, book),
    ...times(hourly.lists, (at) =>
      ask(`${origin}/api/test-drive/admin/test-drives?page=${1 + (at % 5)}`, {
        headers: { cookie },
      }),
    ),
    // An address with a query is made for one visitor and not kept.
    ...times(hourly.rendered, () => ask(`${origin}/test-drive?vehicle=${randomUUID()}`)),
  ];
}

async function sendHour(stage: Stage): Promise<void> {
  const waiting = requestsOf(stage);
  const work = async () => {
    for (let send = waiting.pop(); send; send = waiting.pop()) await send();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function measureOn(stage: Stage): Promise<Figures> {
  const heldMb: number[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    await sendHour(stage);
    // How much garbage is left lying is V8's affair: some tens of megabytes more or less.
    await collectGarbage(stage.pid);
    await sleep(restMs);
    heldMb.push(memoryOf(stage.pid) / megabyte);
    console.log(`hour ${hour + 1}: ${heldMb.at(-1)?.toFixed(0)} MB`);
  }
  const [before, after] = [median(heldMb.slice(4, 10)), median(heldMb.slice(-6))];
  const growth = (100 * (after - before)) / before;
  const isMet = growth <= barPercent;
  const sent = hours * Object.values(hourly).reduce((sum, count) => sum + count, 0);
  return {
    about: `A day's requests one after another as fast as they are answered, ${atOnce} at once: ${sent.toLocaleString('en')} in all, each hour ${hourly.pages} kept pages, ${hourly.rendered} made for one visitor, ${hourly.searches} searches for dealers, ${hourly.bookings} bookings and ${hourly.lists} staff lists. What the Node process holds after each hour, its garbage collected; the 5th to the 10th beside the last six.`,
    head: ['what', 'MB before', 'MB after', 'growth', 'bar', 'met'],
    rows: [
      [
        'memory of the Node process',
        before.toFixed(0),
        after.toFixed(0),
        `${growth.toFixed(1)} %`,
        `≤ ${barPercent} %`,
        verdict(isMet),
      ],
    ],
    missed: isMet ? [] : [`memory grew by ${growth.toFixed(1)} %`],
  };
}

export const dayOfTraffic: Part = {
  name: 'day-of-traffic',
  title: 'A day of traffic',
  measure: () => withStage(measureOn),
};
