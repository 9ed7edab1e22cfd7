import { expect, test } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import {
  expectOnePostmaster,
  isReachable,
  killPostmaster,
  listPostmasters,
  query,
  requirePostmaster,
  startDatabase,
} from './database.ts';
import { startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

/** Starts an application that writes, and kills it. Its server keeps running. */
async function leaveServer(dataDir: string): Promise<{ pid: number; rows: string[] }> {
  const application = startApplication(dataDir, { writers: 2 });
  const { clusterDir } = await application.ready();
  await waitUntil('rows are written', () => application.rows.length > 20);
  const pid = requirePostmaster(clusterDir);
  await application.kill('SIGKILL');
  expect(requirePostmaster(clusterDir)).toBe(pid);
  return { pid, rows: application.rows };
}

test.each(['application', 'command'] as const)(
  'the next %s replaces the server that a killed application left running, and finds all its rows',
  async (role) => {
    const dataDir = await makeDataFolder();
    const { pid, rows } = await leaveServer(dataDir);

    const database = await startDatabase(dataDir, { role });
    expect(database.log.join()).toContain('that a killed application left');
    await expectOnePostmaster(database.clusterDir);
    expect(requirePostmaster(database.clusterDir)).not.toBe(pid);
    const stored = new Set((await query(database, 'SELECT id FROM rows')).map(({ id }) => id));
    expect(rows.filter((id) => !stored.has(id))).toEqual([]);

    await database.stop();
    expect(listPostmasters(database.clusterDir)).toEqual([]);
  },
);

test('a statement of a killed application does not delay the next start', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir);
  const { connection, clusterDir } = await application.ready();
  query({ connection }, 'SELECT pg_sleep(100)').catch(() => {});
  await waitUntil('the statement runs', async () => {
    const running = "SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(100)'";
    return (await query({ connection }, running)).length > 0;
  });
  await application.kill('SIGKILL');
  expect(await isReachable(await startDatabase(dataDir))).toBe(true);
  await expectOnePostmaster(clusterDir);
});

test('starts after the application and its server were killed', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir);
  const { clusterDir } = await application.ready();
  await application.kill('SIGKILL');
  await killPostmaster(clusterDir);
  expect(await isReachable(await startDatabase(dataDir))).toBe(true);
});
