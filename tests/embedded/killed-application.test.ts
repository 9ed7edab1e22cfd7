import { expect, test } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import {
  expectOnePostmaster,
  isReachable,
  killPostmaster,
  listPostmasters,
  requirePostmaster,
  startDatabase,
} from './database.ts';
import { startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

test('adopts the server that a killed application left running', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir, { writers: 1 });
  const { clusterDir, connection, adopted } = await application.ready();
  expect(adopted).toBe(false);
  const pid = requirePostmaster(clusterDir);
  await application.kill('SIGKILL');

  const database = await startDatabase(dataDir);
  expect(database.adopted).toBe(true);
  expect(database.connection).toEqual(connection);
  await expectOnePostmaster(clusterDir);
  expect(requirePostmaster(clusterDir)).toBe(pid);
  expect(await isReachable(database)).toBe(true);
});

test('restarts an adopted server that is killed', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir);
  const { clusterDir } = await application.ready();
  await application.kill('SIGKILL');

  const database = await startDatabase(dataDir);
  await killPostmaster(clusterDir);
  await waitUntil('the server is back', () => isReachable(database));
  await expectOnePostmaster(clusterDir);
});

test('stops an adopted server', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir);
  const { clusterDir } = await application.ready();
  await application.kill('SIGKILL');

  const database = await startDatabase(dataDir);
  expect(database.adopted).toBe(true);
  await database.stop();
  expect(listPostmasters(clusterDir)).toEqual([]);
});
