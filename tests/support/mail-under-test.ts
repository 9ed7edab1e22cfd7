import pino from 'pino';
import { expect, vi } from 'vitest';
import { type Env, readEnv } from '#server/env.ts';
import { outgoingMail } from '#server/mail/schema.ts';
import { openTransport } from '#server/mail/transport.ts';
import { MailWorker } from '#server/mail/worker.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import type { TestApp } from './test-app.ts';

export const origin = 'https://cars.example';
export const settings = { PUBLIC_URL: origin, DESK_EMAIL: 'desk@cars.example' };

/** The settings with a mail server at this address. */
export const smtp = (url: string) => readEnv({ ...settings, SMTP_URL: url });

/** How often a worker looks and tries again where a test waits for it. */
export const quick = { lookEveryMs: 50, retryPausesMs: Array(200).fill(50), stopMs: 100 };

/** Waits until the check passes. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 25 });

/** Requests that letters are written for, workers that send them, and the mail server that gets them. */
export function mailUnderTest(test: () => TestApp) {
  let server: MailServer | undefined;
  let visitors = 1;
  const workers: MailWorker[] = [];
  const logged: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const visitor = () => `visitor-${visitors}@mail.example`;
  const waiting = () => test().database.db.select().from(outgoingMail);
  return {
    logged,
    logger,
    /** Another visitor for each test: one address gets a few letters an hour only. */
    visitor,
    startServer: async (...options: Parameters<typeof startMailServer>): Promise<MailServer> => {
      server = await startMailServer(...options);
      return server;
    },
    startWorker: (env: Env, timing: ConstructorParameters<typeof MailWorker>[3] = {}) => {
      const worker = new MailWorker(test().database.db, openTransport(env), logger, {
        ...quick,
        ...timing,
      });
      workers.push(worker);
      return worker;
    },
    book: async (fields: object = {}, key?: string): Promise<string> => {
      const answer = await test().call({
        method: 'POST',
        url: '/api/test-drive/book',
        payload: makeTestDrive({ email: visitor(), ...fields }),
        ...(key && { headers: { 'idempotency-key': key } }),
      });
      expect(answer.statusCode).toBe(201);
      return answer.json().data._id;
    },
    /** The letters that are not sent yet. */
    waiting,
    allSent: () => until(async () => expect(await waiting()).toEqual([])),
    /** The letters that the server got for somebody. */
    to: (recipient: string) =>
      server?.letters.filter(({ recipients }) => recipients.includes(recipient)) ?? [],
    /** Stops workers and server, and leaves no letter. */
    clear: async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await server?.stop();
      server = undefined;
      visitors += 1;
      logged.length = 0;
      await test().database.db.delete(outgoingMail);
    },
  };
}
