import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { referenceOf } from '#contract/lead.ts';
import { type Env, readEnv } from '#server/env.ts';
import { leads } from '#server/leads/registry.ts';
import { outgoingMail } from '#server/mail/schema.ts';
import { openTransport } from '#server/mail/transport.ts';
import { MailWorker } from '#server/mail/worker.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { type MailServer, readLetter, startMailServer } from '#tests/support/mail-server.ts';
import { startAppOn, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const origin = 'https://cars.example';
const settings = { PUBLIC_URL: origin, DESK_EMAIL: 'desk@cars.example' };
/** Another visitor for each test: one address gets a few letters an hour only. */
let visitor: string;
let visitors = 0;

let test: TestApp;
let server: MailServer | undefined;
const workers: MailWorker[] = [];
const logged: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });

beforeAll(async () => {
  test = await startTestApp({ env: readEnv(settings) });
});
beforeEach(() => {
  visitors += 1;
  visitor = `visitor-${visitors}@mail.example`;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await server?.stop();
  server = undefined;
  logged.length = 0;
  await test.database.db.delete(outgoingMail);
});
afterAll(() => test.close());

const quick = { lookEveryMs: 50, retryPausesMs: Array(200).fill(50), stopMs: 100 };

function startWorker(env: Env, timing: ConstructorParameters<typeof MailWorker>[3] = {}) {
  const worker = new MailWorker(test.database.db, openTransport(env), logger, {
    ...quick,
    ...timing,
  });
  workers.push(worker);
  return worker;
}
const smtp = (url: string) => readEnv({ ...settings, SMTP_URL: url });
const waiting = () => test.database.db.select().from(outgoingMail);
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 25 });
const allSent = () => until(async () => expect(await waiting()).toEqual([]));

async function book(fields: object = {}, key?: string): Promise<string> {
  const answer = await test.call({
    method: 'POST',
    url: '/api/test-drive/book',
    payload: makeTestDrive({ email: visitor, ...fields }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data._id;
}

const to = (recipient: string) =>
  server?.letters.filter(({ recipients }) => recipients.includes(recipient)) ?? [];

describe('the letters of a request', () => {
  it('go to the visitor and to the desk, with the reference and the way to the record', async () => {
    server = await startMailServer();
    startWorker(smtp(server.url));
    const id = await book({ firstName: 'Zoë' });
    await allSent();
    expect(server.letters).toHaveLength(2);
    const [acknowledgement] = to(visitor);
    expect(acknowledgement?.header('Subject')).toBe(
      `We have received your request ${referenceOf(id)}`,
    );
    expect(acknowledgement?.header('From')).toBe('Haval Pakistan <no-reply@cars.example>');
    expect(acknowledgement?.header('Auto-Submitted')).toBe('auto-generated');
    expect(acknowledgement?.text).toMatch(/^Request: Test drive$/m);
    expect(acknowledgement?.html.includes(referenceOf(id))).toBe(true);

    const [notice] = to('desk@cars.example');
    const link = `${origin}/desk-under-test/test-drives?open=${id}`;
    expect(notice?.header('Subject')).toBe(`New test drive: Zoë Visitor, ${referenceOf(id)}`);
    for (const line of [
      'First name: Zoë',
      'Selected vehicle: Haval H6',
      'Phone: +92 300 0000001',
      'License agreement: Yes',
      link,
    ]) {
      expect(notice?.text.split('\n').includes(line), line).toBe(true);
    }
    expect(notice?.html.includes(`<a href="${link}"`)).toBe(true);
  });

  it('carry nothing that was typed to an address that anyone can enter', async () => {
    const typed = 'Win a prize at https://spam.example';
    await book({ firstName: typed, selectedVehicle: typed, selectedDealership: typed });
    const letter = (await waiting()).find(({ recipient }) => recipient === visitor);
    expect(/spam|prize/.test(`${letter?.subject}${letter?.text}`)).toBe(false);
  });

  it('are written once for one Idempotency-Key, even at once', async () => {
    await Promise.all([book({}, 'once'), book({}, 'once'), book({}, 'once')]);
    expect(await waiting()).toHaveLength(2);
  });

  it('are the notice alone where no address was given', async () => {
    await book({ email: undefined });
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual(['desk@cars.example']);
  });

  it('are the acknowledgement alone where there is no desk', async () => {
    const app = await startAppOn(test, { env: readEnv({}) });
    await app.inject({
      method: 'POST',
      url: '/api/test-drive/book',
      payload: makeTestDrive({ email: visitor }),
    });
    await app.close();
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual([visitor]);
  });

  it('to one address are a few an hour; the requests behind the others are stored all the same', async () => {
    for (let number = 0; number < 8; number += 1) await book();
    const recipients = (await waiting()).map(({ recipient }) => recipient);
    expect(recipients.filter((recipient) => recipient === visitor)).toHaveLength(5);
    expect(recipients.filter((recipient) => recipient !== visitor)).toHaveLength(8);
  });

  it.each(leads)('of $facts.slug name it, and lead to its screen', async ({ facts }) => {
    const input = { ...acceptedInputs[facts.slug]?.(), email: visitor };
    const url = `/api${facts.paths.submit}`;
    const answer = await test.call({ method: 'POST', url, ...submissionOf(facts.slug, input) });
    const { _id } = answer.json().data;
    const letters = await waiting();
    const textTo = (address: string) =>
      letters.find(({ recipient }) => recipient === address)?.text.split('\n') ?? [];
    const link = `${origin}/desk-under-test/${facts.slug}?open=${_id}`;
    expect(textTo('desk@cars.example').at(-1)).toBe(link);
    expect(textTo('desk@cars.example')[0]).toContain(facts.texts.noun.one);
    expect(textTo(visitor).includes(`Reference: ${referenceOf(_id)}`)).toBe(true);
  });

  it('leave identity numbers in the database', async () => {
    const payload = acceptedInputs['dealer-applications']?.() ?? {};
    await test.call({ method: 'POST', url: '/api/dealer-application/apply', payload });
    const notice = (await waiting()).find(({ recipient }) => recipient === 'desk@cars.example');
    expect(notice?.text).toMatch(/^Province: Punjab$/m);
    expect(/cnic|ntn|12345-1234567-1|1234567-8/i.test(notice?.text ?? '')).toBe(false);
  });
});

describe('forged headers', () => {
  it('in a name become part of one subject line', async () => {
    server = await startMailServer();
    startWorker(smtp(server.url));
    await book({ firstName: 'Sample\r\nBcc: victim@mail.example\r\n\r\nBuy now' });
    await allSent();
    expect(to('victim@mail.example')).toEqual([]);
    const [notice] = to('desk@cars.example');
    expect(notice?.headerNames.includes('bcc')).toBe(false);
    expect(notice?.header('Subject')?.startsWith('New test drive: Sample Bcc: victim@')).toBe(true);
    expect(notice?.text.startsWith('A new test drive has arrived.')).toBe(true);
  });

  it.each([
    'a@mail.example\r\nBcc: victim@mail.example',
    'a@mail.example, victim@mail.example',
    'a@mail.example;victim@mail.example',
    'Sample <victim@mail.example>',
    '"victim@mail.example "@mail.example',
  ])('in an address are refused: %j', async (email) => {
    const payload = makeTestDrive({ email });
    const answer = await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
    expect(answer.statusCode).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it('in a line of the table send nothing to anybody', async () => {
    server = await startMailServer();
    await book({ email: undefined });
    await test.database.db
      .update(outgoingMail)
      .set({ recipient: 'a@mail.example, victim@mail.example' });
    startWorker(smtp(server.url), { retryPausesMs: [] });
    await until(async () => expect(await waiting()).toMatchObject([{ nextAttemptAt: null }]));
    expect(server.letters).toEqual([]);
  });
});

describe('a mail server that is away', () => {
  it('delays the letters and nothing else', async () => {
    const away = await startMailServer();
    const port = Number(new URL(away.url).port);
    await away.stop();
    startWorker(smtp(away.url));
    const id = await book();
    await until(async () => expect((await waiting())[0]?.lastError).toBeTruthy());
    server = await startMailServer({}, port);
    await allSent();
    expect(server.letters).toHaveLength(2);
    expect(to(visitor)[0]?.text.includes(referenceOf(id))).toBe(true);
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
    startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === visitor ? refusal(code) : undefined),
    });

  it('a recipient for good is asked once', async () => {
    server = await refusing(550);
    startWorker(smtp(server.url));
    await book();
    await until(async () =>
      expect(await waiting()).toMatchObject([
        { recipient: visitor, attempts: 1, nextAttemptAt: null },
      ]),
    );
    expect(to('desk@cars.example')).toHaveLength(1);
    expect(logged.join().includes('@')).toBe(false);
  });

  it('a recipient for now is asked again', async () => {
    server = await refusing(451);
    startWorker(smtp(server.url));
    await book();
    await until(async () => {
      const [letter] = await waiting();
      expect(letter?.attempts).toBeGreaterThan(2);
      expect(letter?.nextAttemptAt).not.toBeNull();
    });
  });

  it('our sender’s address is asked again: settings are mended', async () => {
    server = await startMailServer({
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

describe('several workers', () => {
  it('send each letter once', async () => {
    server = await startMailServer();
    for (let number = 0; number < 20; number += 1) {
      await book({ email: `visitor-of-many-${number}@mail.example` });
    }
    startWorker(smtp(server.url));
    startWorker(smtp(server.url));
    await allSent();
    const ids = server.letters.map((letter) => letter.header('Message-ID'));
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  it('take over what one held that has died', async () => {
    const hang = { send: () => new Promise<void>(() => {}), close: () => {} };
    // It keeps what it took and looks no more, as a process that was killed.
    const timing = { ...quick, leaseMs: 300, lookEveryMs: 600_000 };
    const died = new MailWorker(test.database.db, hang, logger, timing);
    const id = await book();
    died.wake();
    await until(async () => {
      for (const { attempts } of await waiting()) expect(attempts).toBeGreaterThan(0);
    });
    server = await startMailServer();
    startWorker(smtp(server.url));
    await allSent();
    expect(to(visitor)[0]?.text.includes(referenceOf(id))).toBe(true);
    await died.stop();
  });

  it('one that is stopped gives back what it could not send', async () => {
    const hang = { send: () => new Promise<void>(() => {}), close: () => {} };
    const worker = new MailWorker(test.database.db, hang, logger, quick);
    await book();
    worker.wake();
    await until(async () => {
      for (const { attempts } of await waiting()) expect(attempts).toBe(1);
    });
    await worker.stop();
    for (const { attempts, nextAttemptAt } of await waiting()) {
      expect(attempts).toBe(0);
      expect(Date.parse(nextAttemptAt ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
    }
  });
});

it('a newsletter’s letter lets mail programs unsubscribe with one click', async () => {
  server = await startMailServer();
  startWorker(smtp(server.url));
  const payload = { email: 'reader@mail.example' };
  await test.call({ method: 'POST', url: '/api/newsletter/subscribe', payload });
  await allSent();
  const [letter] = to('reader@mail.example');
  const [, link = ''] =
    /^<(https:\/\/cars\.example\/newsletter\/unsubscribe\?token=[\w.-]+)>$/.exec(
      letter?.header('List-Unsubscribe') ?? '',
    ) ?? [];
  expect(letter?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(letter?.text.includes(link)).toBe(true);
  const { pathname, search } = new URL(link);
  const pressed = await test.call({ method: 'POST', url: pathname + search });
  expect(pressed.statusCode).toBe(200);
});

it('without SMTP_URL letters become files that only our user can read', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'test-mail-'));
  startWorker(readEnv({ ...settings, DATA_DIR: dataDir }));
  const id = await book();
  await allSent();
  const dir = path.join(dataDir, 'mail');
  const files = readdirSync(dir);
  expect(files).toHaveLength(2);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  const letters = files.map((file) => {
    expect(file.endsWith('.eml')).toBe(true);
    expect(statSync(path.join(dir, file)).mode & 0o777).toBe(0o600);
    return readLetter(readFileSync(path.join(dir, file), 'utf8'));
  });
  expect(letters.map((letter) => letter.header('To')).sort()).toEqual([
    'desk@cars.example',
    visitor,
  ]);
  expect(letters.every(({ text }) => text.includes(referenceOf(id)))).toBe(true);
  rmSync(dataDir, { recursive: true });
});
