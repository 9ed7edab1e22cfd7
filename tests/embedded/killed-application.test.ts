import { expect, test } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import {
  allPostmastersOf,
  answers,
  expectOnePostmaster,
  killPostmasterOf,
  postmasterOf,
  startDatabase,
} from './database.ts';
import { startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

test('a server left running by a killed application is adopted', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir, { writers: 1 });
  const { clusterDir, connection, adopted } = await application.ready();
  expect(adopted).toBe(false);
  const pid = postmasterOf(clusterDir);
  await application.kill('SIGKILL');

  const database = await startDatabase(dataDir);
  expect(database.adopted).toBe(true);
  expect(database.connection).toEqual(connection);
  await expectOnePostmaster(clusterDir);
  expect(postmasterOf(clusterDir)).toBe(pid);
  expect(await answers(database)).toBe(true);
});

test('an adopted server is watched like one of our own', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir);
  const { clusterDir } = await application.ready();
  await application.kill('SIGKILL');

  const database = await startDatabase(dataDir);
  await killPostmasterOf(clusterDir);
  await waitUntil('the server is back', () => answers(database));
  await expectOnePostmaster(clusterDir);
});

test('an adopted server is stopped like one of our own', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir);
  const { clusterDir } = await application.ready();
  await application.kill('SIGKILL');

  const database = await startDatabase(dataDir);
  expect(database.adopted).toBe(true);
  await database.stop();
  expect(allPostmastersOf(clusterDir)).toEqual([]);
});
