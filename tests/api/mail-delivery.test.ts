import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatReference } from '#contract/leads/lead.ts';
import { readEnv } from '#server/platform/env.ts';
import { MailWorker } from '#server/platform/mail/worker.ts';
import { eventually } from '#tests/support/eventually.ts';
import { parseEmail } from '#tests/support/mail-server.ts';
import { mailUnderTest, quick, settings, smtp } from '#tests/support/mail-under-test.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv(settings) });
});
afterAll(() => test.close());

const { logger, visitor, startServer, startWorker, book, listQueued, allSent, listSentTo, clear } =
  mailUnderTest(() => test);
afterEach(clear);

describe('several workers', () => {
  it('send each email once', async () => {
    const server = await startServer();
    for (let number = 0; number < 20; number += 1) {
      await book({ email: `visitor-of-many-${number}@mail.example` });
    }
    startWorker(smtp(server.url));
    startWorker(smtp(server.url));
    await allSent();
    const ids = server.letters.map((email) => email.header('Message-ID'));
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  it('take over the emails of one that died', async () => {
    const hang = { name: 'hangs', send: () => new Promise<void>(() => {}), close: () => {} };
    // It keeps the emails it took and looks for no more, like a killed process.
    const timing = { ...quick, leaseMs: 300, lookEveryMs: 600_000 };
    const died = new MailWorker(test.database.db, hang, logger, timing);
    const id = await book();
    died.wake();
    await eventually(async () => {
      for (const { attempts } of await listQueued()) expect(attempts).toBeGreaterThan(0);
    });
    const server = await startServer();
    startWorker(smtp(server.url));
    await allSent();
    expect(listSentTo(visitor())[0]?.text.includes(formatReference(id))).toBe(true);
    await died.stop();
  });

  it('pause between polls while they send, so that a poll serves several emails', async () => {
    for (let number = 0; number < 6; number += 1) {
      await book({ email: `visitor-of-few-${number}@mail.example` });
    }
    const sent: number[] = [];
    const transport = {
      name: 'fast',
      send: async () => void sent.push(Date.now()),
      close: () => {},
    };
    const worker = new MailWorker(test.database.db, transport, logger, { ...quick, pauseMs: 200 });
    await allSent();
    await worker.stop();
    const [first, ...others] = sent;
    expect(others).toHaveLength(11);
    // Four at once, so the twelve emails take three polls.
    expect((others.at(-1) ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(390);
  });

  it('release the emails they could not send when they stop', async () => {
    const hang = { name: 'hangs', send: () => new Promise<void>(() => {}), close: () => {} };
    const worker = new MailWorker(test.database.db, hang, logger, quick);
    await book();
    worker.wake();
    await eventually(async () => {
      for (const { attempts } of await listQueued()) expect(attempts).toBe(1);
    });
    await worker.stop();
    for (const { attempts, nextAttemptAt } of await listQueued()) {
      expect(attempts).toBe(0);
      expect(Date.parse(nextAttemptAt ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
    }
  });
});

it('a newsletter email lets mail programs unsubscribe with one click', async () => {
  const server = await startServer();
  startWorker(smtp(server.url));
  const payload = { email: 'reader@mail.example' };
  await test.call({ method: 'POST', url: '/api/newsletter/subscribe', payload });
  await allSent();
  const [email] = listSentTo('reader@mail.example');
  const [, link = ''] =
    /^<(https:\/\/cars\.example\/newsletter\/unsubscribe\?token=[\w.-]+)>$/.exec(
      email?.header('List-Unsubscribe') ?? '',
    ) ?? [];
  expect(email?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(email?.text.includes(link)).toBe(true);
  const { pathname, search } = new URL(link);
  const pressed = await test.call({ method: 'POST', url: pathname + search });
  expect(pressed.statusCode).toBe(200);
});

it('without SMTP_URL emails become files that only their owner can read', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'test-mail-'));
  startWorker(readEnv({ ...settings, DATA_DIR: dataDir }));
  const id = await book();
  await allSent();
  const dir = path.join(dataDir, 'mail');
  const files = readdirSync(dir);
  expect(files).toHaveLength(2);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  const emails = files.map((file) => {
    expect(file.endsWith('.eml')).toBe(true);
    expect(statSync(path.join(dir, file)).mode & 0o777).toBe(0o600);
    return parseEmail(readFileSync(path.join(dir, file), 'utf8'));
  });
  expect(emails.map((email) => email.header('To')).sort()).toEqual([
    'desk@cars.example',
    visitor(),
  ]);
  expect(emails.every(({ text }) => text.includes(formatReference(id)))).toBe(true);
  rmSync(dataDir, { recursive: true });
});
