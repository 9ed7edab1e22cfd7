import { randomUUID } from 'node:crypto';
import { makeTestDrive } from '#tests/factories.ts';
import { signInAt, startTwoProcesses } from '#tests/support/two-processes.ts';
import { alternate, median } from '../compare.ts';
import type { Figures } from '../figures.ts';
import { type Load, measure as measureLoad } from '../load.ts';

const rounds = 5;
const seconds = 3;
const connections = 16;

type LoadAt = (origin: string) => Load;

function listLoads(cookie: string): { name: string; at: LoadAt }[] {
  return [
    {
      name: 'cached page',
      at: (origin) => ({ url: `${origin}/`, headers: { 'accept-encoding': 'br' } }),
    },
    {
      name: 'page rendered for one visitor',
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

/** Measures the total rate of these processes, with the connections divided among them. */
async function measureRate(at: LoadAt, origins: readonly string[]): Promise<number> {
  const share = connections / origins.length;
  const results = await Promise.all(
    origins.map((origin) => measureLoad(at(origin), seconds, share)),
  );
  return results.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

/** Compares two processes with one. */
export async function measureScaleOut(): Promise<Figures> {
  const both = await startTwoProcesses({ RATE_LIMIT: 'off' });
  try {
    const one = [both.first.origin];
    const two = [both.first.origin, both.second.origin];
    const rows: string[][] = [];
    for (const { name, at } of listLoads(await signInAt(both.first.origin, 'hr'))) {
      console.log(name);
      const measured = await alternate(
        { ours: () => measureRate(at, two), other: () => measureRate(at, one) },
        rounds,
      );
      const rate = (side: 'ours' | 'other') =>
        Math.round(median(measured.map((round) => round[side]))).toLocaleString('en');
      const ratio = median(measured.map((round) => round.ours / round.other));
      rows.push([name, rate('other'), rate('ours'), ratio.toFixed(2)]);
    }
    return {
      about: `Two processes on one PostgreSQL compared with one of them alone, ${connections} connections in all, ${rounds} rounds of ${seconds} s; medians. The load generator and the database share the two cores.`,
      head: ['what', 'one process/s', 'two processes/s', 'ratio'],
      rows,
      missed: [],
    };
  } finally {
    await both.stop();
  }
}
