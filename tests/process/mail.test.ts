import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDrive } from '#tests/factories.ts';
import { type Cluster, queryOnce, startEmbeddedCluster } from '#tests/support/clusters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startSilentServer } from '#tests/support/silent-server.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startEmbeddedCluster();
});
afterAll(() => cluster.stop());

const query = (statement: string) => queryOnce(cluster, statement);

it('kill -9 while emails are being sent loses none of them', async () => {
  const silentMailServer = await startSilentServer();
  const connected = once(silentMailServer.server, 'connection');
  const settings = {
    DATABASE_URL: cluster.buildUrl('postgres'),
    DESK_EMAIL: 'desk@cars.example',
    LOG_LEVEL: 'silent',
  };
  const killed = await startServer({ ...settings, SMTP_URL: `smtp://${silentMailServer.host}` });
  const response = await fetch(`${killed.origin}/api/test-drive/book`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeTestDrive()),
  });
  expect(response.status).toBe(201);
  await connected;
  await killed.end('SIGKILL');
  silentMailServer.stop();
  expect(await query('select attempts from outgoing_mail')).toEqual([
    { attempts: 1 },
    { attempts: 1 },
  ]);

  // The killed process has reserved the emails for a while; the test does not wait for that to expire.
  await query('update outgoing_mail set next_attempt_at = now()');
  const mail = await startMailServer();
  const server = await startServer({ ...settings, SMTP_URL: mail.url });
  await eventually(() => expect(mail.letters).toHaveLength(2));
  expect(mail.letters.map(({ recipients }) => recipients).sort()).toEqual([
    ['desk@cars.example'],
    ['sample.visitor@mail.example'],
  ]);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await query('select * from outgoing_mail')).toEqual([]);
  await mail.stop();
});
