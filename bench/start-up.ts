/**
 * `npm run bench:start-up`: how long a start takes until the home page is answered, and what the Node process
 * holds when it then has nothing to do. Medians of five starts; fails where a bar is missed.
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '#tests/support/process-memory.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { median } from './compare.ts';

const starts = 5;
const idleMs = 5_000;
const megabyte = 1024 * 1024;
const bars = { answeredMs: 2_000, idleMb: 150 };

/** One start on a database that is there already, its server included, as after an update. */
async function startOnce(dataDir: string): Promise<{ answeredMs: number; idleMb: number }> {
  const startedAt = performance.now();
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const server = await startServer(settings);
  try {
    const answer = await fetch(server.origin);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the first answer was ${answer.status}`);
    const answeredMs = performance.now() - startedAt;
    await sleep(idleMs);
    return { answeredMs, idleMb: memoryOf(server.pid) / megabyte };
  } finally {
    await server.end('SIGTERM');
  }
}

const dataDir = makeReachableDir('bench-start-');
try {
  // The first start makes the database: that happens once in its life.
  await startOnce(dataDir);
  const measured: { answeredMs: number; idleMb: number }[] = [];
  for (let start = 0; start < starts; start += 1) measured.push(await startOnce(dataDir));
  for (const [name, bar] of Object.entries(bars) as [keyof typeof bars, number][]) {
    const found = measured.map((each) => each[name]);
    const middle = median(found);
    console.log(
      `${name}: ${middle.toFixed(0)}, at most ${bar} (${found.map((one) => one.toFixed(0)).join(', ')})`,
    );
    if (!(middle <= bar)) process.exitCode = 1;
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
