import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findDebianBinaries, startDebianCluster } from '#tests/support/clusters.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { layLine } from '#tests/support/unsteady-line.ts';
import { sized } from './scale.ts';
import { addressOf, makeDataDir, startProduct } from './storm/database.ts';
import { expectNothingLost } from './storm/expect-nothing-lost.ts';
import { keepPage } from './storm/public-page.ts';
import { Senders } from './storm/senders.ts';

const faultMs = sized({ short: 1_000, long: 30_000 });

/** A database of the test's own, and a line to it. */
async function startOnLine() {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const { path, user, database } = addressOf(url);
  const line = await layLine({ path });
  onTestFinished(line.stop);
  const server = await startProduct({
    DATABASE_URL: `postgres://${user}@127.0.0.1:${line.port}/${database}`,
  });
  return { url, line, server, expectPage: await keepPage(server.origin) };
}

async function expectUnavailable(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await answer.arrayBuffer();
}

it('a database that takes 2 s for each query loses nothing, and pages do not wait for it', async () => {
  const { url, line, server, expectPage } = await startOnLine();
  const senders = new Senders([server.origin], 40);
  line.delay(2_000);
  await sleep(500);
  let isWaiting = true;
  const asked = fetch(`${server.origin}/readyz`).finally(() => {
    isWaiting = false;
  });
  await expectPage();
  expect(isWaiting).toBe(true);
  await (await asked).arrayBuffer();
  await sleep(faultMs);
  await line.mend();
  await senders.stop();
  await expectNothingLost(url, senders.ledger, 'database slow by 2 s');
});

it.runIf(sized({ short: 0, long: 1 }))(
  'a database that falls silent leaves nobody waiting for longer than half a minute',
  async () => {
    const { url, line, server, expectPage } = await startOnLine();
    const senders = new Senders([server.origin], 8);
    await sleep(1_000);
    line.mute();
    const answer = await fetch(`${server.origin}/api/dealers`, {
      signal: AbortSignal.timeout(30_000),
    });
    await expectUnavailable(answer);
    await expectPage();
    await line.mend();
    await senders.stop();
    await expectNothingLost(url, senders.ledger, 'database silent');
  },
);

/** Takes every connection that a server has, those of others included. */
async function takeAllConnections(url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  const { database } = addressOf(url);
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${database}' and application_name <> 'a hog'`;
  for (let failures = 0; failures < 20 && taken.length < 200; ) {
    const client = new pg.Client({ connectionString: url, application_name: 'a hog' });
    client.on('error', () => {});
    const isIn = await client.connect().then(
      () => taken.push(client),
      () => 0,
    );
    if (isIn) continue;
    failures += 1;
    await taken[0]?.query(others);
  }
  return taken;
}

it('a database whose connections are used up is told by 503, and used again when there are some', async () => {
  const { url, server, expectPage } = await startOnLine();
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

it('of several processes on one database one is killed under load, and nothing is lost', async () => {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
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

describe.skipIf(!bin)('with a server of Debian’s', () => {
  it('a database that is stopped and started under load loses nothing', async () => {
    const cluster = await startDebianCluster(bin ?? '');
    onTestFinished(cluster.stop);
    const url = cluster.urlOf('postgres');
    const server = await startProduct({ DATABASE_URL: url });
    const expectPage = await keepPage(server.origin);
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
