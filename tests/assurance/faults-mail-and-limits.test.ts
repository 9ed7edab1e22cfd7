import { expect, it, onTestFinished, vi } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { createUnreliableLine, type UnreliableLine } from '#tests/support/unreliable-line.ts';
import { recordFigure } from './figures.ts';
import { startProduct, withDatabase } from './load/database.ts';
import { Ledger } from './load/ledger.ts';
import { generateSubmissions } from './load/submissions.ts';
import { sized } from './scale.ts';

const submissions = sized({ short: 14, long: 350 });

/** Makes failed emails due now. Emails being sent are reserved for five minutes and stay as they are. */
const retryNow = `update outgoing_mail set next_attempt_at = now()
  where last_error is not null and next_attempt_at < now() + interval '2 minutes'`;

async function startWithService(settings: Record<string, string>) {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { url, server: await startProduct({ DATABASE_URL: url, ...settings }) };
}

async function openLine(url: string): Promise<UnreliableLine> {
  const line = await createUnreliableLine({ host: '127.0.0.1', port: Number(new URL(url).port) });
  onTestFinished(line.stop);
  return line;
}

/** Sends new requests and expects each to be acknowledged at the first attempt. */
async function expectAllAccepted(origin: string, count = submissions): Promise<Ledger> {
  const ledger = new Ledger();
  const source = generateSubmissions();
  for (let sent = 0; sent < count; sent += 1) {
    expect(await ledger.send(origin, source.next().value)).toBe(true);
  }
  return ledger;
}

it('requests are accepted while the mail server is unreachable, and each email arrives once afterwards', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const line = await openLine(mail.url);
  const { url, server } = await startWithService({ SMTP_URL: `smtp://127.0.0.1:${line.port}` });
  await line.cut();
  const away = await expectAllAccepted(server.origin);
  await line.mend();
  // The product retries after half a minute; the test does not wait for that.
  await vi.waitFor(
    async () => {
      await withDatabase(url, ({ pool }) => pool.query(retryNow));
      expect(mail.letters.length).toBeGreaterThanOrEqual(2 * submissions);
    },
    { timeout: 60_000, interval: 500 },
  );
  const visitors = mail.letters.flatMap(({ recipients }) => recipients);
  const lost = [...away.sent.values()].filter(({ email }) => !visitors.includes(email));
  const measured = `mail away: emails lost or sent twice, of ${2 * submissions}`;
  const wrong = lost.length + mail.letters.length - 2 * submissions;
  recordFigure({ promise: 'Faults', measured, bar: '0', found: `${wrong}` });
  expect(wrong).toBe(0);
});

it.skipIf(!hasRedis)(
  'accepts all requests while Redis hangs or is unreachable, and limits again when it is back',
  async () => {
    const redis = await startRedis();
    onTestFinished(redis.stop);
    const line = await openLine(redis.url);
    const { server } = await startWithService({
      RATE_LIMIT: 'on',
      REDIS_URL: `redis://127.0.0.1:${line.port}`,
    });
    line.mute();
    const silent = await expectAllAccepted(server.origin);
    await line.mend();
    await line.cut();
    const away = await expectAllAccepted(server.origin);
    await line.mend();
    const readStatus = async () => {
      const response = await fetch(`${server.origin}/api/newsletter/subscribe`, { method: 'POST' });
      await response.arrayBuffer();
      return response.status;
    };
    await vi.waitFor(
      async () => {
        const statuses = await Promise.all(Array.from({ length: 100 }, readStatus));
        expect(statuses).toContain(429);
      },
      { timeout: 60_000, interval: 10 },
    );
    const accepted = silent.acknowledged.size + away.acknowledged.size;
    const measured = `Redis silent and away: submissions refused, of ${2 * submissions}`;
    recordFigure({ promise: 'Faults', measured, bar: '0', found: `${2 * submissions - accepted}` });
  },
);
