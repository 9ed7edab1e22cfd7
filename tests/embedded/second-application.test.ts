import { setTimeout as sleep } from 'node:timers/promises';
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
import { skipUnlessContainers } from './privileges.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { type Application, startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

const refusal =
  /Another application uses the database in \S+\/postgres; to run a second process, set DATABASE_URL to/;

async function expectRefused(application: Application): Promise<void> {
  await expect(application.ready()).rejects.toThrow(refusal);
  expect(application.process.exitCode).toBe(1);
}

async function expectProgress(application: Application): Promise<void> {
  const before = application.rows.length;
  await waitUntil('rows are written', () => application.rows.length > before + 10);
}

/** Starts several applications at once. Returns the one that runs; expects that the others are refused. */
async function startTogether(dataDir: string, options = {}): Promise<Application> {
  const all = [1, 2, 3].map(() => startApplication(dataDir, { writers: 2, ...options }));
  const first = await Promise.any(all.map((each) => each.ready().then(() => each)));
  await Promise.all(all.filter((each) => each !== first).map(expectRefused));
  await expectProgress(first);
  return first;
}

test('of applications started together on an empty folder one runs, and the others say why they do not', async () => {
  const dataDir = makeScratchFolder();
  const first = await startTogether(dataDir);
  const { clusterDir } = await first.ready();
  await expectOnePostmaster(clusterDir);
  await first.kill('SIGTERM');
  expect(listPostmasters(clusterDir)).toEqual([]);
  await startTogether(dataDir);
});

test('of applications started together after a kill one runs', async () => {
  const dataDir = await makeDataFolder();
  const killed = startApplication(dataDir, { writers: 2 });
  await killed.ready();
  await killed.kill('SIGKILL');
  const { clusterDir } = await (await startTogether(dataDir)).ready();
  await expectOnePostmaster(clusterDir);
});

test('a second application is refused while the database of the first restarts', async () => {
  const dataDir = await makeDataFolder();
  const first = startApplication(dataDir, { writers: 2 });
  const { clusterDir } = await first.ready();
  const killed = killPostmaster(clusterDir);
  await expectRefused(startApplication(dataDir));
  await killed;
  await expectProgress(first);
  await expectOnePostmaster(clusterDir);
});

test('of containers on one volume one runs; when it is killed, the next one finds its rows', async (context) => {
  skipUnlessContainers(context);
  const dataDir = await makeDataFolder();
  const first = await startTogether(dataDir, { inContainer: true });
  await expectRefused(startApplication(dataDir, { inContainer: true }));
  await first.kill('SIGKILL');
  const next = startApplication(dataDir, { inContainer: true });
  const { connection } = await next.ready();
  const stored = new Set((await query({ connection }, 'SELECT id FROM rows')).map(({ id }) => id));
  expect(first.rows.filter((id) => !stored.has(id))).toEqual([]);
});

test('a container that starts at once after a killed one waits for its own server', async (context) => {
  skipUnlessContainers(context);
  const dataDir = await makeDataFolder();
  for (let round = 0; round < 3; round++) {
    const application = startApplication(dataDir, { inContainer: true });
    await application.ready();
    await application.kill('SIGKILL');
  }
});

test('a command uses the server of a running application and leaves it alone', async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir, { writers: 1 });
  const { clusterDir, connection } = await application.ready();
  const pid = requirePostmaster(clusterDir);
  const commands = await Promise.all([1, 2].map(() => startDatabase(dataDir, { role: 'command' })));
  for (const command of commands) {
    expect(command.connection).toEqual(connection);
    expect(await isReachable(command)).toBe(true);
    await command.stop();
  }
  expect(requirePostmaster(clusterDir)).toBe(pid);
  await expectProgress(application);
});

test('a command waits for the database of an application that starts', async () => {
  const dataDir = makeScratchFolder();
  const application = startApplication(dataDir, { writers: 1 });
  await waitUntil('it creates the database', () => application.log.join().includes('Creating'));
  const command = await startDatabase(dataDir, { role: 'command' });
  expect(await isReachable(command)).toBe(true);
  await command.stop();
  await expectProgress(application);
});

test('without an application a command runs the server, and the next command waits for its end', async () => {
  const dataDir = await makeDataFolder();
  const first = await startDatabase(dataDir, { role: 'command' });
  const pid = requirePostmaster(first.clusterDir);
  const second = startDatabase(dataDir, { role: 'command' });
  expect(await Promise.race([second.then(() => 'runs'), sleep(300, 'waits')])).toBe('waits');
  expect(await isReachable(first)).toBe(true);
  await first.stop();
  expect(await isReachable(await second)).toBe(true);
  expect(requirePostmaster(first.clusterDir)).not.toBe(pid);
});

test('an application waits for the end of a command that runs the server, and says so', async () => {
  const dataDir = await makeDataFolder();
  const command = await startDatabase(dataDir, { role: 'command' });
  const application = startApplication(dataDir, { writers: 1 });
  const waiting = 'Waiting for a command that uses the database to end';
  await waitUntil('it waits', () => application.log.includes(waiting));
  expect(await isReachable(command)).toBe(true);
  await command.stop();
  await application.ready();
  await expectProgress(application);
});
