import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '#contract/lead.ts';
import { readEnv } from '#server/env.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { mailUnderTest, settings, smtp, until } from '#tests/support/mail-under-test.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv(settings) });
});
afterAll(() => test.close());

const { logged, visitor, startServer, startWorker, book, waiting, allSent, to, clear } =
  mailUnderTest(() => test);
afterEach(clear);

describe('a mail server that is away', () => {
  it('delays the letters and nothing else', async () => {
    const away = await startMailServer();
    const port = Number(new URL(away.url).port);
    await away.stop();
    startWorker(smtp(away.url));
    const id = await book();
    await until(async () => expect((await waiting())[0]?.lastError).toBeTruthy());
    const server = await startServer({}, port);
    await allSent();
    expect(server.letters).toHaveLength(2);
    expect(to(visitor())[0]?.text.includes(referenceOf(id))).toBe(true);
  });

  it('is complained of once, and never with an address', async () => {
    const away = await startMailServer();
    await away.stop();
    startWorker(smtp(away.url));
    await book();
    await until(async () => {
      for (const { attempts } of await waiting()) expect(attempts).toBeGreaterThan(3);
    });
    expect(logged).toHaveLength(1);
    expect(logged.join().includes('@')).toBe(false);
    expect((await waiting()).some(({ lastError }) => lastError?.includes('@'))).toBe(false);
  });

  it('is given up on in the end, and the letter is kept', async () => {
    const away = await startMailServer();
    await away.stop();
    startWorker(smtp(away.url), { retryPausesMs: [10, 10] });
    await book({ email: undefined });
    await until(async () =>
      expect(await waiting()).toMatchObject([{ attempts: 3, nextAttemptAt: null }]),
    );
    expect(logged.some((line) => line.includes('a letter was given up'))).toBe(true);
  });
});

describe('a mail server that refuses', () => {
  const refusal = (code: number) =>
    Object.assign(new Error('No such user'), { responseCode: code });
  const refusing = (code: number) =>
    startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === visitor() ? refusal(code) : undefined),
    });

  it('a recipient for good is asked once', async () => {
    const server = await refusing(550);
    startWorker(smtp(server.url));
    await book();
    await until(async () =>
      expect(await waiting()).toMatchObject([
        { recipient: visitor(), attempts: 1, nextAttemptAt: null },
      ]),
    );
    expect(to('desk@cars.example')).toHaveLength(1);
    expect(logged.join().includes('@')).toBe(false);
  });

  it('a recipient for now is asked again', async () => {
    const server = await refusing(451);
    startWorker(smtp(server.url));
    await book();
    await until(async () => {
      const [letter] = await waiting();
      expect(letter?.attempts).toBeGreaterThan(2);
      expect(letter?.nextAttemptAt).not.toBeNull();
    });
  });

  it('our sender’s address is asked again: settings are mended', async () => {
    const server = await startServer({
      onMailFrom: (_address, _session, done) => done(refusal(550)),
    });
    startWorker(smtp(server.url));
    await book();
    await until(async () => {
      for (const { attempts } of await waiting()) expect(attempts).toBeGreaterThan(2);
    });
    expect((await waiting()).every(({ nextAttemptAt }) => nextAttemptAt)).toBe(true);
  });
});
