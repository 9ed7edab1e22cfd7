import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '#contract/lead.ts';
import { readEnv } from '#server/env.ts';
import { leads } from '#server/leads/registry.ts';
import { outgoingMail } from '#server/mail/schema.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { mailUnderTest, origin, settings, smtp, until } from '#tests/support/mail-under-test.ts';
import { startAppOn, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv(settings) });
});
afterAll(() => test.close());

const { visitor, startServer, startWorker, book, waiting, allSent, to, clear } = mailUnderTest(
  () => test,
);
afterEach(clear);

describe('the letters of a request', () => {
  it('go to the visitor and to the desk, with the reference and the way to the record', async () => {
    const server = await startServer();
    startWorker(smtp(server.url));
    const id = await book({ firstName: 'Zoë' });
    await allSent();
    expect(server.letters).toHaveLength(2);
    const [acknowledgement] = to(visitor());
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
    const letter = (await waiting()).find(({ recipient }) => recipient === visitor());
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
      payload: makeTestDrive({ email: visitor() }),
    });
    await app.close();
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual([visitor()]);
  });

  it('to one address are a few an hour; the requests behind the others are stored all the same', async () => {
    for (let number = 0; number < 8; number += 1) await book();
    const recipients = (await waiting()).map(({ recipient }) => recipient);
    expect(recipients.filter((recipient) => recipient === visitor())).toHaveLength(5);
    expect(recipients.filter((recipient) => recipient !== visitor())).toHaveLength(8);
  });

  it.each(leads)('of $facts.slug name it, and lead to its screen', async ({ facts }) => {
    const input = { ...acceptedInputs[facts.slug]?.(), email: visitor() };
    const url = `/api${facts.paths.submit}`;
    const answer = await test.call({ method: 'POST', url, ...submissionOf(facts.slug, input) });
    const { _id } = answer.json().data;
    const letters = await waiting();
    const textTo = (address: string) =>
      letters.find(({ recipient }) => recipient === address)?.text.split('\n') ?? [];
    const link = `${origin}/desk-under-test/${facts.slug}?open=${_id}`;
    expect(textTo('desk@cars.example').at(-1)).toBe(link);
    expect(textTo('desk@cars.example')[0]).toContain(facts.texts.noun.one);
    expect(textTo(visitor()).includes(`Reference: ${referenceOf(_id)}`)).toBe(true);
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
    const server = await startServer();
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
    const server = await startServer();
    await book({ email: undefined });
    await test.database.db
      .update(outgoingMail)
      .set({ recipient: 'a@mail.example, victim@mail.example' });
    startWorker(smtp(server.url), { retryPausesMs: [] });
    await until(async () => expect(await waiting()).toMatchObject([{ nextAttemptAt: null }]));
    expect(server.letters).toEqual([]);
  });
});
