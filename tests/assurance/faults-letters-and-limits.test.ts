import { expect, it, onTestFinished, vi } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { layLine, type UnsteadyLine } from '#tests/support/unsteady-line.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { lookInto, startProduct } from './storm/database.ts';
import { Ledger } from './storm/ledger.ts';
import { sendings } from './storm/sendings.ts';

const submissions = sized({ short: 14, long: 350 });

/** Those in hand are free in five minutes; those that failed, sooner. */
const waitNoLonger = `update outgoing_mail set next_attempt_at = now()
  where last_error is not null and next_attempt_at < now() + interval '2 minutes'`;

async function startBeside(settings: Record<string, string>) {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { url, server: await startProduct({ DATABASE_URL: url, ...settings }) };
}

async function lineTo(url: string): Promise<UnsteadyLine> {
  const line = await layLine({ host: '127.0.0.1', port: Number(new URL(url).port) });
  onTestFinished(line.stop);
  return line;
}

/** Sends new requests, each of which is to be acknowledged at once. */
async function expectAllTaken(origin: string, count = submissions): Promise<Ledger> {
  const ledger = new Ledger();
  const source = sendings();
  for (let sent = 0; sent < count; sent += 1) {
    expect(await ledger.send(origin, source.next().value)).toBe(true);
  }
  return ledger;
}

it('a mail server that is away delays letters and nothing else; each arrives once', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const line = await lineTo(mail.url);
  const { url, server } = await startBeside({ SMTP_URL: `smtp://127.0.0.1:${line.port}` });
  await line.cut();
  const away = await expectAllTaken(server.origin);
  await line.mend();
  // Tried again by itself in half a minute; nobody wants to wait for that here.
  await vi.waitFor(
    async () => {
      await lookInto(url, ({ pool }) => pool.query(waitNoLonger));
      expect(mail.letters.length).toBeGreaterThanOrEqual(2 * submissions);
    },
    { timeout: 60_000, interval: 500 },
  );
  const visitors = mail.letters.flatMap(({ recipients }) => recipients);
  const lost = [...away.sent.values()].filter(({ email }) => !visitors.includes(email));
  const measured = `mail away: letters lost or sent twice, of ${2 * submissions}`;
  const wrong = lost.length + mail.letters.length - 2 * submissions;
  recordFigure({ promise: 'Faults', measured, bar: '0', found: `${wrong}` });
  expect(wrong).toBe(0);
});

it.skipIf(!hasRedis)(
  'a Redis that is silent or away limits nobody, and limits again when it is back',
  async () => {
    const redis = await startRedis();
    onTestFinished(redis.stop);
    const line = await lineTo(redis.url);
    const { server } = await startBeside({
      RATE_LIMIT: 'on',
      REDIS_URL: `redis://127.0.0.1:${line.port}`,
    });
    line.mute();
    const silent = await expectAllTaken(server.origin);
    await line.mend();
    await line.cut();
    const away = await expectAllTaken(server.origin);
    await line.mend();
    const statusOf = async () => {
      const answer = await fetch(`${server.origin}/api/newsletter/subscribe`, { method: 'POST' });
      await answer.arrayBuffer();
      return answer.status;
    };
    await vi.waitFor(
      async () => {
        const statuses = await Promise.all(Array.from({ length: 100 }, statusOf));
        expect(statuses).toContain(429);
      },
      { timeout: 60_000, interval: 10 },
    );
    const taken = silent.acknowledged.size + away.acknowledged.size;
    const measured = `Redis silent and away: submissions refused, of ${2 * submissions}`;
    recordFigure({ promise: 'Faults', measured, bar: '0', found: `${2 * submissions - taken}` });
  },
);
