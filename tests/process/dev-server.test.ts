import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';

let child: ChildProcess | undefined;
let printed = '';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-dev-'));
});
afterEach(async () => {
  await end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(args: string[], env: Record<string, string> = {}): void {
  printed = '';
  const started = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  const read = (chunk: Buffer) => {
    printed += chunk;
  };
  started.stdout.on('data', read);
  started.stderr.on('data', read);
  child = started;
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Generous: each wait takes seconds on an idle machine. bench/parts/start-up.ts measures how long a start takes. */
const until = (check: () => void, timeout = 60_000) => vi.waitFor(check, { timeout, interval: 20 });

/** Saves as many editors do: writes a new file and renames it over the old one. */
function saveAtomically(file: string): void {
  copyFileSync(file, `${file}.saving`);
  renameSync(`${file}.saving`, file);
}

describe('with a small server that takes half a second to stop', () => {
  const source = () => path.join(folder, 'health.ts');
  const lines = () => {
    const file = path.join(folder, 'servers');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  const count = (what: string) => lines().filter((line) => line.startsWith(what)).length;
  const running = () => {
    const pids = lines().map((line) => Number(line.split(' ')[1]));
    return [...new Set(pids)].filter((pid) => existsSync(`/proc/${pid}`));
  };

  beforeEach(async () => {
    writeFileSync(source(), 'export {};');
    run(['tests/support/dev-server-under-test.mjs', folder, folder]);
    await until(() => expect(printed).toContain('watching'));
    await until(() => expect(count('start')).toBe(1));
  });
  afterEach(async () => {
    await end('SIGTERM');
    await until(() => expect(running()).toEqual([]));
  });

  it('restarts the server after each of several atomic saves of one file', async () => {
    for (const starts of [2, 3, 4]) {
      saveAtomically(source());
      await until(() => expect(count('start')).toBe(starts));
    }
  });

  it('edits while a server stops start exactly one new server', async () => {
    saveAtomically(source());
    await until(() => expect(printed).toContain('restarting it'));
    for (let edit = 0; edit < 2; edit += 1) {
      writeFileSync(source(), `export const edit = ${edit};`);
      await sleep(200);
    }
    await until(() => expect(count('start')).toBe(2));
    await sleep(1_000);
    expect(lines().map((line) => line.split(' ')[0])).toEqual(['start', 'end', 'start']);
    expect(running()).toHaveLength(1);
    saveAtomically(source());
    await until(() => expect(count('start')).toBe(3));
  });

  it('reports a watcher error and keeps the server and the watcher running', async () => {
    child?.kill('SIGUSR1');
    await until(() => expect(printed).toContain('EACCES: not yours'));
    expect(running()).toHaveLength(1);
    saveAtomically(source());
    await until(() => expect(count('start')).toBe(2));
  });

  it('a crash of npm run dev stops its server too', async () => {
    const ended = once(child as ChildProcess, 'exit');
    child?.kill('SIGUSR2');
    const [code] = await ended;
    expect(code).not.toBe(0);
    await until(() => expect(running()).toEqual([]));
    expect(count('end')).toBe(1);
  });
});

/** Fetches all scripts that a page imports, directly or indirectly, as a browser does. */
async function loadScripts(origin: string, html: string): Promise<number> {
  const imports = /(?:from|import)[ (]{0,2}"(\/[^"]+)"/g;
  // The page holds them as an escaped string that a script runs after the first paint.
  const unescaped = html.replaceAll('\\"', '"');
  const waiting = [...unescaped.matchAll(imports)].map(([, address]) => address ?? '');
  const loaded = new Set<string>();
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (loaded.has(address)) continue;
    loaded.add(address);
    const response = await fetch(origin + address);
    expect(response.status, address).toBe(200);
    for (const [, next] of (await response.text()).matchAll(imports)) waiting.push(next ?? '');
  }
  return loaded.size;
}

const minuteMs = 60_000;

it(
  'npm run dev serves a page with all its scripts, and restarts after two atomic saves of a server file',
  async () => {
    // As after a fresh installation: Vite has no dependency cache.
    rmSync('node_modules/.vite/site', { recursive: true, force: true });
    const port = await freePort();
    const dataDir = makeReachableDir('test-dev-');
    const announcements = () => printed.split('Back office  ').length - 1;
    run(['scripts/dev.mjs'], { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: dataDir });
    await until(() => expect(announcements()).toBe(1), 3 * minuteMs);
    const origin = `http://127.0.0.1:${port}`;
    const page = await fetch(`${origin}/`);
    expect(page.status).toBe(200);
    expect(await loadScripts(origin, await page.text())).toBeGreaterThan(20);
    await sleep(2_000);
    expect(printed).not.toContain('optimized dependencies changed');
    // The content stays the same; only the inode is new.
    for (const restarts of [1, 2]) {
      saveAtomically('server/app.ts');
      await until(() => expect(printed.split('restarting it')).toHaveLength(restarts + 1));
      await until(() => expect(announcements()).toBe(restarts + 1), 2 * minuteMs);
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(printed).not.toContain('is used by another program');
    await end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  },
  10 * minuteMs,
);
