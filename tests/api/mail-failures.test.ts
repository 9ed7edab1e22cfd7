import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatReference } from '#contract/leads/lead.ts';
import { readEnv } from '#server/platform/env.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { mailUnderTest, settings, smtp } from '#tests/support/mail-under-test.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv(settings) });
});
afterAll(() => test.close());

const { logged, visitor, startServer, startWorker, book, listQueued, allSent, listSentTo, clear } =
  mailUnderTest(() => test);
afterEach(clear);

describe('an unreachable mail server', () => {
  it('delays the emails and nothing else', async () => {
    const away = await startMailServer();
    const port = Number(new URL(away.url).port);
    await away.stop();
    startWorker(smtp(away.url));
    const id = await book();
    await eventually(async () => expect((await listQueued())[0]?.lastError).toBeTruthy());
    const server = await startServer({}, port);
    await allSent();
    expect(server.letters).toHaveLength(2);
    expect(listSentTo(visitor())[0]?.text.includes(formatReference(id))).toBe(true);
  });

  it('is logged once with its host, and once when it works again', async () => {
    const away = await startMailServer();
    const port = Number(new URL(away.url).port);
    await away.stop();
    startWorker(smtp(away.url));
    await book();
    await eventually(async () => {
      for (const { attempts } of await listQueued()) expect(attempts).toBeGreaterThan(2);
    });
    await startServer({}, port);
    await allSent();
    const transport = new URL(away.url).host;
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: 'an email was not sent; trying again', transport },
      { level: 30, msg: 'emails are sent again', transport },
    ]);
  });

  it('is logged once, and without an address', async () => {
    const away = await startMailServer();
    await away.stop();
    startWorker(smtp(away.url));
    await book();
    await eventually(async () => {
      for (const { attempts } of await listQueued()) expect(attempts).toBeGreaterThan(3);
    });
    expect(logged).toHaveLength(1);
    expect(logged.join().includes('@')).toBe(false);
    expect((await listQueued()).some(({ lastError }) => lastError?.includes('@'))).toBe(false);
  });

  it('is given up after the last retry, and the email is kept', async () => {
    const away = await startMailServer();
    await away.stop();
    startWorker(smtp(away.url), { retryPausesMs: [10, 10] });
    await book({ email: undefined });
    await eventually(async () =>
      expect(await listQueued()).toMatchObject([{ attempts: 3, nextAttemptAt: null }]),
    );
    expect(logged.some((line) => line.includes('an email was given up'))).toBe(true);
  });
});

it('sent emails that cannot be deleted for a while are not sent again', async () => {
  const { db } = test.database;
  await db.execute(sql`
    create function refuse_delete() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
  await db.execute(sql`
    create trigger refuse_delete before delete on outgoing_mail
      for each row execute function refuse_delete()`);
  const server = await startServer();
  await book();
  startWorker(smtp(server.url));
  await eventually(() => expect(logged.join()).toContain('the email queue cannot be read'));
  await db.execute(sql`drop function refuse_delete cascade`);
  await allSent();
  expect(server.letters).toHaveLength(2);
});

describe('a mail server that refuses', () => {
  const refusal = (code: number) =>
    Object.assign(new Error('No such user'), { responseCode: code });
  const refusing = (code: number) =>
    startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === visitor() ? refusal(code) : undefined),
    });

  it('a recipient permanently gets one attempt', async () => {
    const server = await refusing(550);
    startWorker(smtp(server.url));
    await book();
    await eventually(async () =>
      expect(await listQueued()).toMatchObject([
        { recipient: visitor(), attempts: 1, nextAttemptAt: null },
      ]),
    );
    expect(listSentTo('desk@cars.example')).toHaveLength(1);
    expect(logged.join().includes('@')).toBe(false);
  });

  it('a recipient temporarily gets more attempts', async () => {
    const server = await refusing(451);
    startWorker(smtp(server.url));
    await book();
    await eventually(async () => {
      const [email] = await listQueued();
      expect(email?.attempts).toBeGreaterThan(2);
      expect(email?.nextAttemptAt).not.toBeNull();
    });
  });

  it('the sender’s address gets more attempts, because settings can be fixed', async () => {
    const server = await startServer({
      onMailFrom: (_address, _session, done) => done(refusal(550)),
    });
    startWorker(smtp(server.url));
    await book();
    await eventually(async () => {
      for (const { attempts } of await listQueued()) expect(attempts).toBeGreaterThan(2);
    });
    expect((await listQueued()).every(({ nextAttemptAt }) => nextAttemptAt)).toBe(true);
  });
});
