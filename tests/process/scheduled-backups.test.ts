import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { anHourAgo } from '#tests/support/scheduled-backups.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startTwoProcesses } from '#tests/support/two-processes.ts';

const dataDir = makeReachableDir('test-backup-at-');
const folder = path.join(dataDir, 'backups');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Lists the archives once there is one, and no file besides them. */
const listArchives = async (of = folder) =>
  await eventually(() => {
    const names = readdirSync(of);
    expect(names.join()).toMatch(/^scheduled-[\dT-]+Z\.tar/);
    expect(names.join()).not.toContain('.unverified');
    return names;
  });

const start = (settings = {}) =>
  startServer({ DATA_DIR: dataDir, BACKUP_AT: anHourAgo(), SEED: 'none', ...settings });

it('a missed backup is made at start, is in the metrics, and is not repeated by the next start', async () => {
  const port = String(await freePort());
  const first = await start({ METRICS_PORT: port });
  const [name] = await listArchives();
  await eventually(() => expect(first.printed()).toContain('made the scheduled backup'));
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(Number(/^haval_backup_age_seconds (.+)$/m.exec(metrics)?.[1])).toBeLessThan(60);
  expect(metrics).toMatch(/^haval_backup_failing 0$/m);
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await start();
  await sleep(2_000);
  await second.end('SIGTERM');
  expect(readdirSync(folder)).toEqual([name]);
});

it('a start makes a backup if the last one is older than a day', async () => {
  const [name = ''] = await listArchives();
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
  renameSync(
    path.join(folder, name),
    path.join(folder, name.replace(/\d{4}-\d\d-\d\d/, twoDaysAgo)),
  );
  const server = await start();
  await eventually(() => expect(readdirSync(folder)).toHaveLength(2));
  await eventually(() => expect(server.printed()).toContain('made the scheduled backup'));
  await server.end('SIGTERM');
});

it('without BACKUP_AT no backup is made', async () => {
  rmSync(folder, { recursive: true });
  const server = await start({ BACKUP_AT: '' });
  await sleep(1_500);
  await server.end('SIGTERM');
  expect(readdirSync(dataDir)).not.toContain('backups');
});

it('of two processes on one database, one makes the backup', async () => {
  const archives = makeReachableDir('test-backup-to-');
  const settings = { BACKUP_AT: anHourAgo(), BACKUP_TO: archives, LOG_LEVEL: 'info' };
  const both = await startTwoProcesses(settings);
  const [name] = await listArchives(archives);
  await sleep(1_500);
  await both.stop();
  expect(readdirSync(archives)).toEqual([name]);
  const printed = both.first.printed() + both.second.printed();
  expect(printed.split('made the scheduled backup')).toHaveLength(2);
  rmSync(archives, { recursive: true });
});
