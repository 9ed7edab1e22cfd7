import pino from 'pino';
import { expect } from 'vitest';
import { type Env, readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { openTransport } from '#server/platform/mail/transport.ts';
import { MailWorker } from '#server/platform/mail/worker.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import type { TestApp } from './test-app.ts';

export const origin = 'https://cars.example';
export const settings = { PUBLIC_URL: origin, DESK_EMAIL: 'desk@cars.example' };

/** Returns the settings with a mail server at this address. */
export const smtp = (url: string) => readEnv({ ...settings, SMTP_URL: url });

/** Short pauses of a worker, for tests that wait for it. */
export const quick = { lookEveryMs: 50, retryPausesMs: Array(200).fill(50), stopMs: 100 };

/** Requests that queue emails, workers that send them, and the mail server that receives them. */
export function mailUnderTest(test: () => TestApp) {
  let server: MailServer | undefined;
  let visitors = 1;
  const workers: MailWorker[] = [];
  const logged: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const visitor = () => `visitor-${visitors}@mail.example`;
  const listQueued = () => test().database.db.select().from(outgoingMail);
  return {
    logged,
    logger,
    /** A different visitor for each test, because a mailbox and a network get only a few emails an hour. */
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
      const response = await test().call({
        method: 'POST',
        url: '/api/test-drive/book',
        payload: makeTestDrive({ email: visitor(), ...fields }),
        remoteAddress: `192.0.2.${visitors}`,
        ...(key && { headers: { 'idempotency-key': key } }),
      });
      expect(response.statusCode).toBe(201);
      return response.json().data._id;
    },
    /** Returns the emails that are not sent yet. */
    listQueued,
    allSent: () => eventually(async () => expect(await listQueued()).toEqual([])),
    /** Returns the emails that the server received for a recipient. */
    listSentTo: (recipient: string) =>
      server?.letters.filter(({ recipients }) => recipients.includes(recipient)) ?? [],
    /** Stops workers and server, and empties the queue. */
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
