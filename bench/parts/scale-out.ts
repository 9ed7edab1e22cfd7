import { randomUUID } from 'node:crypto';
import { makeTestDrive } from '#tests/factories.ts';
import { signInAt, startTwoProcesses } from '#tests/support/two-processes.ts';
import { alternate, median } from '../compare.ts';
import type { Figures, Part } from '../figures.ts';
import { type Load, measure as measureLoad } from '../load.ts';

const rounds = 5;
const seconds = 3;
const connections = 16;

type LoadAt = (origin: string) => Load;

function loadsFor(cookie: string): { name: string; at: LoadAt }[] {
  return [
    {
      name: 'kept page',
      at: (origin) => ({ url: `${origin}/`, headers: { 'accept-encoding': 'br' } }),
    },
    {
      name: 'page made for one visitor',
      at: (origin) => ({ url: `${origin}/test-drive?vehicle=haval-h6` }),
    },
    {
      name: 'POST of a test drive',
      at: (origin) => ({
        url: `${origin}/api/test-drive/book`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        next: () => ({
          headers: { 'idempotency-key': randomUUID() },
          body: JSON.stringify(makeTestDrive()),
        }),
      }),
    },
    {
      name: 'staff list',
      at: (origin) => ({
        url: `${origin}/api/test-drive/admin/test-drives?limit=50`,
        headers: { cookie },
      }),
    },
  ];
}

/** The finished requests per second of all these processes together, with as many connections in all. */
async function rateOf(at: LoadAt, origins: readonly string[]): Promise<number> {
  const share = connections / origins.length;
  const parts = await Promise.all(origins.map((origin) => measureLoad(at(origin), seconds, share)));
  return parts.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

async function measure(): Promise<Figures> {
  const both = await startTwoProcesses({ RATE_LIMIT: 'off' });
  try {
    const one = [both.first.origin];
    const two = [both.first.origin, both.second.origin];
    const rows: string[][] = [];
    for (const { name, at } of loadsFor(await signInAt(both.first.origin, 'hr'))) {
      console.log(name);
      const measured = await alternate(
        { ours: () => rateOf(at, two), other: () => rateOf(at, one) },
        rounds,
      );
      const rate = (side: 'ours' | 'other') =>
        Math.round(median(measured.map((round) => round[side]))).toLocaleString('en');
      const ratio = median(measured.map((round) => round.ours / round.other));
      rows.push([name, rate('other'), rate('ours'), ratio.toFixed(2)]);
    }
    return {
      about: `Two processes of one build on one PostgreSQL beside one of them alone, ${connections} connections in all, ${rounds} rounds of ${seconds} s each, alternating; medians. Load generator and database share the machine's cores with them: on two cores there is little left to win. That a change reaches the other process within a second is a test (tests/process/scale-out.test.ts).`,
      head: ['what', 'one process/s', 'two processes/s', 'ratio'],
      rows,
      missed: [],
    };
  } finally {
    await both.stop();
  }
}

export const scaleOut: Part = { name: 'scale-out', title: 'Two processes against one', measure };
