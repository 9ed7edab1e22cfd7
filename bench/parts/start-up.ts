import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { readMemory } from '#tests/support/process-memory.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { median } from '../compare.ts';
import { type Figures, verdict } from '../figures.ts';

const starts = 5;
const idleMs = 5_000;
const megabyte = 1024 * 1024;

const developmentStarts = 3;

interface Start {
  responseMs: number;
  idleMb: number;
}

/** The measurements of every start. */
type Measured = Record<keyof Start | 'developmentMs', readonly number[]>;

const bars: { name: keyof Measured; what: string; bar: number }[] = [
  {
    name: 'responseMs',
    what: 'from the start of the process to the answered home page, ms',
    bar: 2_000,
  },
  { name: 'idleMb', what: 'memory of the Node process with nothing to do, MB', bar: 150 },
  {
    name: 'developmentMs',
    what: 'from the start of `npm run dev` to the answered home page, ms',
    bar: 15_000,
  },
];

/** Starts the product and its database server on existing data, as after an update. */
async function startOnce(dataDir: string): Promise<Start> {
  const startedAt = performance.now();
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const server = await startServer(settings);
  try {
    const response = await fetch(server.origin);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the first response was ${response.status}`);
    const responseMs = performance.now() - startedAt;
    await sleep(idleMs);
    return { responseMs, idleMb: readMemory(server.pid) / megabyte };
  } finally {
    await server.end('SIGTERM');
  }
}

/** Starts the development server on existing data and with Vite's cache, as each time after the first. */
async function startDevelopment(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', PORT: String(await freePort()) };
  const server = await startServer(settings, [process.execPath, 'scripts/dev.mjs']);
  try {
    const response = await fetch(server.origin);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the first response was ${response.status}`);
    return performance.now() - startedAt;
  } finally {
    await server.end('SIGTERM');
  }
}

function buildFigures(measured: Measured): Figures {
  const found = bars.map(({ name, what, bar }) => {
    const all = measured[name];
    const middle = median(all);
    const isMet = middle <= bar;
    const range = `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;
    return {
      row: [what, middle.toFixed(0), range, `≤ ${bar}`, verdict(isMet)],
      missed: isMet ? [] : [`${what}: ${middle.toFixed(0)}, at most ${bar}`],
    };
  });
  return {
    about: `The built product with its embedded database, ${starts} starts on existing data, and the development server, ${developmentStarts} starts with Vite's cache; medians.`,
    head: ['what', 'median', 'from, to', 'bar', 'met'],
    rows: found.map(({ row }) => row),
    missed: found.flatMap(({ missed }) => missed),
  };
}

/** Times the start and measures the idle memory. */
export async function measureStartUp(): Promise<Figures> {
  const dataDir = makeReachableDir('bench-start-');
  try {
    await startOnce(dataDir);
    const measured: Start[] = [];
    for (let start = 0; start < starts; start += 1) measured.push(await startOnce(dataDir));
    await startDevelopment(dataDir);
    const developmentMs: number[] = [];
    for (let start = 0; start < developmentStarts; start += 1) {
      developmentMs.push(await startDevelopment(dataDir));
    }
    return buildFigures({
      responseMs: measured.map(({ responseMs }) => responseMs),
      idleMb: measured.map(({ idleMb }) => idleMb),
      developmentMs,
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
