/** `npm run bench`: what the product costs above the bare minimum, as ratios within one run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { startEmbeddedCluster } from '#tests/support/clusters.ts';
import { fillTestDrives } from '#tests/support/fill-test-drives.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type ListTimes, timeBookingList } from './booking-list.ts';
import { type Comparison, compare, type Pair } from './compare.ts';
import { reportStaffSearch } from './staff-search.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const records = Number(process.env.BENCH_RECORDS ?? 100_000);
const password = 'a password for benches';

async function startBareServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['bench/bare-server.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${Number(port)}`, stop: () => child.kill() };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'hr', password }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function pairsOf(ours: string, bare: string, cookie: string): Pair[] {
  let sent = 0;
  const booking = () => {
    sent += 1;
    return JSON.stringify(makeTestDrive({ lastName: `Visitor ${sent}` }));
  };
  const asJson = { 'content-type': 'application/json' };
  return [
    {
      name: 'POST /test-drive/book ÷ bare durable INSERT',
      ours: { url: `${ours}/api/test-drive/book`, method: 'POST', headers: asJson, body: booking },
      bare: { url: `${bare}/`, method: 'POST', headers: asJson, body: booking },
    },
    {
      name: `staff list, 50 of ${records}, filtered ÷ bare query`,
      ours: {
        url: `${ours}/api/test-drive/admin/test-drives?limit=50&status=confirmed`,
        headers: { cookie },
      },
      bare: { url: `${bare}/list?status=confirmed` },
    },
    {
      name: `staff list, 50 of ${records}, filtered and searched ÷ bare query`,
      ours: {
        url: `${ours}/api/test-drive/admin/test-drives?limit=50&status=confirmed&search=visitor`,
        headers: { cookie },
      },
      bare: { url: `${bare}/list?status=confirmed&search=visitor` },
    },
    {
      name: 'kept page (/test-drive, br) ÷ bare server, same bytes',
      ours: { url: `${ours}/test-drive`, headers: { 'accept-encoding': 'br' } },
      bare: { url: `${bare}/page` },
    },
  ];
}

function report(comparisons: Comparison[]): string {
  const [cpu] = os.cpus();
  const machine = `${os.cpus().length} × ${cpu?.model}, Node ${process.versions.node}`;
  const lines = comparisons.map(({ name, ours, bare, ratio }) =>
    [ratio.toFixed(2).padStart(5), Math.round(ours), Math.round(bare), name].join('\t'),
  );
  return [`\n${machine}; ${rounds} rounds of ${seconds} s`, 'ratio\tours/s\tbare/s', ...lines].join(
    '\n',
  );
}

/** Each call over many records beside the same over few. */
function reportList(times: ListTimes[]): string {
  const [few = 0, many = 0] = [...new Set(times.map((time) => time.records))];
  const of = (call: string, stored: number) =>
    times.find((time) => time.call === call && time.records === stored)?.p95Ms ?? Number.NaN;
  const lines = [...new Set(times.map(({ call }) => call))].map((call) =>
    [
      (of(call, many) / of(call, few)).toFixed(2).padStart(5),
      of(call, many).toFixed(1),
      of(call, few).toFixed(1),
      `bookings, ${call}`,
    ].join('\t'),
  );
  return [`\nratio\tp95 ms of ${many}\tp95 ms of ${few}`, ...lines].join('\n');
}

const folder = makeReachableDir('bench-');
const pageFile = path.join(folder, 'page.br');
const cluster = await startEmbeddedCluster();
const url = cluster.urlOf('app');
const server = await startServer({
  DATABASE_URL: url,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  STAFF_PASSWORD: password,
  NODE_ENV: 'production',
});
const database = await openDatabase({ url, dataDir: folder, log: () => {} });
await fillTestDrives(database, records);
const home = await fetch(`${server.origin}/test-drive`, {
  headers: { 'accept-encoding': 'identity' },
});
writeFileSync(pageFile, (await import('node:zlib')).brotliCompressSync(await home.text()));
const bare = await startBareServer({ DATABASE_URL: url, PAGE_FILE: pageFile });

try {
  const cookie = await signIn(server.origin);
  const { origin } = server;
  console.log('measuring: the list of bookings');
  const listTimes = await timeBookingList(database, { origin, cookie, records });
  console.log('measuring: what staff search');
  const searchReport = await reportStaffSearch(origin, cookie);
  const comparisons: Comparison[] = [];
  for (const pair of pairsOf(origin, bare.origin, cookie)) {
    console.log(`measuring: ${pair.name}`);
    comparisons.push(await compare(pair, { rounds, seconds }));
  }
  console.log(report(comparisons));
  console.log(reportList(listTimes));
  console.log(searchReport);
} finally {
  bare.stop();
  await database.close();
  await server.end('SIGTERM');
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
