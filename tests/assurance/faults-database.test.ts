import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  findDebianBinaries,
  startDebianCluster,
  startEmbeddedCluster,
} from '#tests/support/clusters.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { createUnreliableLine } from '#tests/support/unreliable-line.ts';
import { capturePage } from './load/capture-page.ts';
import { makeDataDir, parseDatabaseUrl, startProduct } from './load/database.ts';
import { expectNothingLost } from './load/expect-nothing-lost.ts';
import { Senders } from './load/senders.ts';
import { sized } from './scale.ts';

const faultMs = sized({ short: 1_000, long: 30_000 });

/** Creates a database on the server that all test files share. */
async function createOwnDatabase(): Promise<string> {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return url;
}

/** Starts a PostgreSQL server for this test alone. */
async function startOwnServer(): Promise<string> {
  const cluster = await startEmbeddedCluster();
  onTestFinished(cluster.stop);
  return cluster.buildUrl('postgres');
}

/** Starts the product on the database at `url`, connected through a line that the test can disturb. */
async function startWithLine(url: string) {
  const { path, user, database } = parseDatabaseUrl(url);
  const line = await createUnreliableLine({ path });
  onTestFinished(line.stop);
  const server = await startProduct({
    DATABASE_URL: `postgres://${user}@127.0.0.1:${line.port}/${database}`,
  });
  return { line, server, expectPage: await capturePage(server.origin) };
}

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  await response.arrayBuffer();
}

it('with a database that delays each query by 2 s, no submission is lost and cached pages do not wait', async () => {
  const url = await createOwnDatabase();
  const { line, server, expectPage } = await startWithLine(url);
  const senders = new Senders([server.origin], 40);
  line.delay(2_000);
  await sleep(500);
  let isWaiting = true;
  const readiness = fetch(`${server.origin}/readyz`).finally(() => {
    isWaiting = false;
  });
  await expectPage();
  expect(isWaiting).toBe(true);
  await (await readiness).arrayBuffer();
  await sleep(faultMs);
  await line.mend();
  await senders.stop();
  await expectNothingLost(url, senders.ledger, 'database slow by 2 s');
});

it.runIf(sized({ short: 0, long: 1 }))(
  'with a database that stops responding, a request gets a 503 within half a minute and nothing is lost',
  async () => {
    const url = await createOwnDatabase();
    const { line, server, expectPage } = await startWithLine(url);
    const senders = new Senders([server.origin], 8);
    await sleep(1_000);
    line.mute();
    const response = await fetch(`${server.origin}/api/dealers`, {
      signal: AbortSignal.timeout(30_000),
    });
    await expectUnavailable(response);
    await expectPage();
    await line.mend();
    await senders.stop();
    await expectNothingLost(url, senders.ledger, 'database silent');
  },
);

/** Takes every connection of the server, including those in use by others. */
async function takeAllConnections(url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  const { database } = parseDatabaseUrl(url);
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${database}' and application_name <> 'a hog'`;
  for (let failures = 0; failures < 20 && taken.length < 200; ) {
    const client = new pg.Client({ connectionString: url, application_name: 'a hog' });
    client.on('error', () => {});
    const isConnected = await client.connect().then(
      () => taken.push(client),
      () => 0,
    );
    if (isConnected) continue;
    failures += 1;
    await taken[0]?.query(others);
  }
  return taken;
}

it('answers 503 while the database has no free connection, recovers afterwards and loses nothing', async () => {
  // Other test files need connections too.
  const url = await startOwnServer();
  const { server, expectPage } = await startWithLine(url);
  const senders = new Senders([server.origin], 8);
  await sleep(faultMs / 3);
  const taken = await takeAllConnections(url);
  onTestFinished(() => Promise.all(taken.map((client) => client.end())).then(() => {}));
  await expectUnavailable(await fetch(`${server.origin}/api/dealers`));
  await expectPage();
  await sleep(faultMs / 3);
  await Promise.all(taken.splice(0).map((client) => client.end()));
  await senders.stop();
  expect(senders.ledger.refusals).toBeGreaterThan(0);
  await expectNothingLost(url, senders.ledger, 'connections used up');
});

it('killing one of three processes on one database under load loses nothing', async () => {
  const url = await createOwnDatabase();
  const settings = { DATABASE_URL: url, DATA_DIR: makeDataDir() };
  const first = await startProduct(settings);
  const others = await Promise.all([startProduct(settings), startProduct(settings)]);
  const senders = new Senders(
    [first, ...others].map(({ origin }) => origin),
    12,
  );
  await sleep(faultMs);
  await others[0]?.end('SIGKILL');
  await sleep(faultMs / 3);
  await senders.stop();
  await expectNothingLost(url, senders.ledger, 'one process of three killed');
});

const bin = findDebianBinaries();

describe.skipIf(!bin)('with Debian’s PostgreSQL', () => {
  it('stopping and starting the database under load loses nothing', async () => {
    const cluster = await startDebianCluster(bin ?? '');
    onTestFinished(cluster.stop);
    const url = cluster.buildUrl('postgres');
    const server = await startProduct({ DATABASE_URL: url });
    const expectPage = await capturePage(server.origin);
    const senders = new Senders([server.origin], 8);
    for (let stop = 0; stop < sized({ short: 2, long: 10 }); stop += 1) {
      await sleep(500);
      await cluster.halt();
      await expectPage();
      await expectUnavailable(await fetch(`${server.origin}/readyz`));
      await sleep(faultMs / 5);
      await cluster.resume();
      await vi.waitFor(
        async () => expect((await fetch(`${server.origin}/readyz`)).status).toBe(200),
        20_000,
      );
    }
    await senders.stop();
    expect(senders.ledger.refusals).toBeGreaterThan(0);
    await expectNothingLost(url, senders.ledger, 'database stopped and started');
  });
});
