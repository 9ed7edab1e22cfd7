import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTestDrive } from '#tests/factories.ts';
import { readMemory } from '#tests/support/process-memory.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { median } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';
import { type Stage, withStage } from '../stage.ts';

const hours = 24;
const hourly = { pages: 2_000, searches: 400, bookings: 60, lists: 120, rendered: 60 };
const concurrency = 8;
const restMs = 1_000;
const megabyte = 1024 * 1024;
const barPercent = 5;

const pages = ['/', '/models', '/models/haval-h6', '/models/tank-500', '/find-a-dealer', '/faq'];

async function sendRequest(url: string, init?: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

/** Lists the requests of one busy hour as functions that send them. */
function listRequests({ origin, cookie }: Stage): (() => Promise<void>)[] {
  const times = (count: number, send: (at: number) => Promise<void>) =>
    Array.from({ length: count }, (_, at) => () => send(at));
  const book = () =>
    sendRequest(`${origin}/api/test-drive/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(makeTestDrive()),
    });
  return [
    ...times(hourly.pages, (at) => sendRequest(origin + pages[at % pages.length])),
    ...times(hourly.searches, (at) =>
      sendRequest(`${origin}/api/dealers?lat=${24 + (at % 10)}&lng=67`),
    ),
    ...times(hourly.bookings, book),
    ...times(hourly.lists, (at) =>
      sendRequest(`${origin}/api/test-drive/admin/test-drives?page=${1 + (at % 5)}`, {
        headers: { cookie },
      }),
    ),
    // A page with a query is rendered for one visitor and not cached.
    ...times(hourly.rendered, () => sendRequest(`${origin}/test-drive?vehicle=${randomUUID()}`)),
  ];
}

async function sendHour(stage: Stage): Promise<void> {
  const waiting = listRequests(stage);
  const work = async () => {
    for (let send = waiting.pop(); send; send = waiting.pop()) await send();
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

async function measureOn(stage: Stage): Promise<Figures> {
  const heldMb: number[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    await sendHour(stage);
    // Without a collection the amount of garbage would vary by tens of megabytes.
    await collectGarbage(stage.pid);
    await sleep(restMs);
    heldMb.push(readMemory(stage.pid) / megabyte);
    console.log(`hour ${hour + 1}: ${heldMb.at(-1)?.toFixed(0)} MB`);
  }
  const [before, after] = [median(heldMb.slice(4, 10)), median(heldMb.slice(-6))];
  const growth = (100 * (after - before)) / before;
  const isMet = growth <= barPercent;
  const sent = hours * Object.values(hourly).reduce((sum, count) => sum + count, 0);
  return {
    about: `${sent.toLocaleString('en')} requests as fast as they are answered, ${concurrency} at once; per hour ${hourly.pages} cached pages, ${hourly.rendered} pages rendered for one visitor, ${hourly.searches} dealer searches, ${hourly.bookings} bookings and ${hourly.lists} staff lists. Memory is read after each hour, after a garbage collection: hours 5 to 10 compared with the last six.`,
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

/** Watches the memory of the process over a day of requests. */
export const measureDayOfTraffic = (): Promise<Figures> => withStage(measureOn);
