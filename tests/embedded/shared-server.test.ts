import { expect, test } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import {
  expectOnePostmaster,
  isReachable,
  killPostmaster,
  listPostmasters,
  query,
  requirePostmaster,
} from './database.ts';
import { skipUnlessContainers } from './privileges.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { type Application, startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

async function startTwo(dataDir: string): Promise<[Application, Application]> {
  const pair: [Application, Application] = [
    startApplication(dataDir, { writers: 2 }),
    startApplication(dataDir, { writers: 2 }),
  ];
  const [one, other] = await Promise.all(pair.map((application) => application.ready()));
  expect(one?.connection).toEqual(other?.connection);
  expect([one?.adopted, other?.adopted].sort()).toEqual([false, true]);
  await expectOnePostmaster(`${one?.clusterDir}`);
  return one?.adopted ? [pair[1], pair[0]] : pair;
}

async function expectProgress(application: Application): Promise<void> {
  const before = application.rows.length;
  await waitUntil('rows are written', () => application.rows.length > before + 10);
}

test.each([1, 2])(
  'two applications started together on an empty folder share one server (%i)',
  async () => {
    const pair = await startTwo(makeScratchFolder());
    await Promise.all(pair.map(expectProgress));
  },
);

test.each([
  ['started', 0],
  ['adopted', 1],
] as const)(
  'when the application that %s the server stops, the other keeps working on the same server',
  async (_which, first) => {
    const pair = await startTwo(await makeDataFolder());
    const [stopping, staying] = first === 0 ? pair : [pair[1], pair[0]];
    const { clusterDir, connection } = await staying.ready();
    const pid = requirePostmaster(clusterDir);
    await stopping.kill('SIGTERM');
    expect(stopping.log).toContain('PostgreSQL keeps running for another application');
    await expectProgress(staying);
    expect(requirePostmaster(clusterDir)).toBe(pid);
    expect(staying.log.join()).not.toContain('lost');

    await staying.kill('SIGTERM');
    expect(await isReachable({ connection })).toBe(false);
    expect(listPostmasters(clusterDir)).toEqual([]);
  },
);

test('a killed application does not keep the last one from stopping the server', async () => {
  const [killed, last] = await startTwo(await makeDataFolder());
  const { clusterDir } = await last.ready();
  await killed.kill('SIGKILL');
  await last.kill('SIGTERM');
  expect(listPostmasters(clusterDir)).toEqual([]);
});

test('two applications that stop together leave no server behind', async () => {
  const pair = await startTwo(await makeDataFolder());
  const { clusterDir } = await pair[0].ready();
  await Promise.all(pair.map((application) => application.kill('SIGTERM')));
  expect(listPostmasters(clusterDir)).toEqual([]);
});

test('a killed database of two applications is restarted once, for both', async () => {
  const pair = await startTwo(await makeDataFolder());
  const { clusterDir, connection } = await pair[0].ready();
  for (let round = 0; round < 3; round++) {
    await killPostmaster(clusterDir);
    await waitUntil('the server is back', () => isReachable({ connection }));
    await Promise.all(pair.map(expectProgress));
    await expectOnePostmaster(clusterDir);
  }
});

test('two applications started together after everything was killed share one server', async () => {
  const dataDir = await makeDataFolder();
  for (let round = 0; round < 3; round++) {
    const pair = await startTwo(dataDir);
    const { clusterDir } = await pair[0].ready();
    await Promise.all(pair.map((application) => application.kill('SIGKILL')));
    process.kill(requirePostmaster(clusterDir), 'SIGKILL');
  }
});

test('two containers on one volume share one server; when the first is killed, the second takes over without losing a row', async (context) => {
  skipUnlessContainers(context);
  const dataDir = await makeDataFolder();
  const old = startApplication(dataDir, { writers: 2, inContainer: true });
  expect((await old.ready()).adopted).toBe(false);
  const young = startApplication(dataDir, { writers: 2, inContainer: true });
  const { adopted, connection } = await young.ready();
  expect(adopted).toBe(true);

  await old.kill('SIGKILL');
  await waitUntil('the young container has started a server', () => isReachable({ connection }));
  await expectProgress(young);
  const acknowledged = [...old.rows, ...young.rows];
  const stored = await query({ connection }, 'SELECT id FROM rows');
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});
