import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatReference } from '#contract/leads/lead.ts';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { eventually } from '#tests/support/eventually.ts';
import { mailUnderTest, origin, settings, smtp } from '#tests/support/mail-under-test.ts';
import { startAppOn, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv(settings) });
});
afterAll(() => test.close());

const { visitor, startServer, startWorker, book, listQueued, allSent, listSentTo, clear } =
  mailUnderTest(() => test);
afterEach(clear);

describe('the emails of a request', () => {
  it('go to the visitor and to DESK_EMAIL, with the reference and a link to the record', async () => {
    const server = await startServer();
    startWorker(smtp(server.url));
    const id = await book({ firstName: 'Zoë' });
    await allSent();
    expect(server.letters).toHaveLength(2);
    const [acknowledgement] = listSentTo(visitor());
    expect(acknowledgement?.header('Subject')).toBe(
      `We have received your request ${formatReference(id)}`,
    );
    expect(acknowledgement?.header('From')).toBe('Haval Pakistan <no-reply@cars.example>');
    expect(acknowledgement?.header('Auto-Submitted')).toBe('auto-generated');
    expect(acknowledgement?.text).toMatch(/^Request: Test drive$/m);
    expect(acknowledgement?.text).toMatch(/^Vehicle: Haval H6$/m);
    expect(acknowledgement?.text).toMatch(/^Preferred day: 4 May 2099$/m);
    expect(acknowledgement?.html.includes(formatReference(id))).toBe(true);

    const [notice] = listSentTo('desk@cars.example');
    const link = `${origin}/admin-under-test/test-drives?open=${id}`;
    expect(notice?.header('Subject')).toBe(`New test drive: Zoë Visitor, ${formatReference(id)}`);
    for (const line of [
      'First name: Zoë',
      'Vehicle: Haval H6',
      'Phone: +92 300 0000001',
      'Driving licence: Yes',
      link,
    ]) {
      expect(notice?.text.split('\n').includes(line), line).toBe(true);
    }
    expect(notice?.html.includes(`<a href="${link}"`)).toBe(true);
  });

  it('repeat nothing that was typed to the visitor’s address, which anyone can enter', async () => {
    const typed = 'Win a prize at https://spam.example';
    await book({ firstName: typed, selectedVehicle: typed, selectedDealership: typed });
    const email = (await listQueued()).find(({ recipient }) => recipient === visitor());
    expect(/spam|prize/.test(`${email?.subject}${email?.text}`)).toBe(false);
  });

  it('are queued once for parallel submissions with one Idempotency-Key', async () => {
    await Promise.all([book({}, 'once'), book({}, 'once'), book({}, 'once')]);
    expect(await listQueued()).toHaveLength(2);
  });

  it('are only the notice if no address is given', async () => {
    await book({ email: undefined });
    expect((await listQueued()).map(({ recipient }) => recipient)).toEqual(['desk@cars.example']);
  });

  it.each(leads)(
    'are only the notice if a request of $facts.slug has no address',
    async ({ facts }) => {
      const input = { ...acceptedInputs[facts.slug]?.(), email: undefined };
      const url = `/api${facts.paths.submit}`;
      const sent = await test.call({ method: 'POST', url, ...buildSubmission(facts.slug, input) });
      expect(sent.statusCode).toBe(201);
      expect((await listQueued()).map(({ recipient }) => recipient)).toEqual(['desk@cars.example']);
    },
  );

  it('are only the acknowledgement without DESK_EMAIL', async () => {
    const app = await startAppOn(test, { env: readEnv({}) });
    await app.inject({
      method: 'POST',
      url: '/api/test-drive/book',
      payload: makeTestDrive({ email: visitor() }),
    });
    await app.close();
    expect((await listQueued()).map(({ recipient }) => recipient)).toEqual([visitor()]);
  });

  it('to one address are limited to five, and every request still sends its notice', async () => {
    for (let number = 0; number < 8; number += 1) await book();
    const recipients = (await listQueued()).map(({ recipient }) => recipient);
    expect(recipients.filter((recipient) => recipient === visitor())).toHaveLength(5);
    expect(recipients.filter((recipient) => recipient !== visitor())).toHaveLength(8);
  });

  it.each(leads)('of $facts.slug name the type and link to its screen', async ({ facts }) => {
    const input = { ...acceptedInputs[facts.slug]?.(), email: visitor() };
    const url = `/api${facts.paths.submit}`;
    const response = await test.call({
      method: 'POST',
      url,
      ...buildSubmission(facts.slug, input),
    });
    const { _id } = response.json().data;
    const emails = await listQueued();
    const textTo = (address: string) =>
      emails.find(({ recipient }) => recipient === address)?.text.split('\n') ?? [];
    const link = `${origin}/admin-under-test/${facts.slug}?open=${_id}`;
    expect(textTo('desk@cars.example').at(-1)).toBe(link);
    expect(textTo('desk@cars.example')[0]).toContain(facts.texts.noun.one);
    expect(textTo(visitor()).includes(`Reference: ${formatReference(_id)}`)).toBe(true);
  });

  it('name each field by its label', async () => {
    const payload = acceptedInputs['parts-requests']?.() ?? {};
    await test.call({ method: 'POST', url: '/api/parts/request', payload });
    const notice = (await listQueued()).find(({ recipient }) => recipient === 'desk@cars.example');
    expect(notice?.text).toMatch(/^VIN: \w{17}$/m);
    expect(notice?.text).toMatch(/^Required part: /m);
  });

  it('contain no identity numbers', async () => {
    const payload = acceptedInputs['dealer-applications']?.() ?? {};
    await test.call({ method: 'POST', url: '/api/dealer-application/apply', payload });
    const notice = (await listQueued()).find(({ recipient }) => recipient === 'desk@cars.example');
    expect(notice?.text).toMatch(/^Province: Punjab$/m);
    expect(/cnic|ntn|12345-1234567-1|1234567-8/i.test(notice?.text ?? '')).toBe(false);
  });
});

describe('forged headers', () => {
  it('in a name stay within the subject line', async () => {
    const server = await startServer();
    startWorker(smtp(server.url));
    await book({ firstName: 'Sample\r\nBcc: victim@mail.example\r\n\r\nBuy now' });
    await allSent();
    expect(listSentTo('victim@mail.example')).toEqual([]);
    const [notice] = listSentTo('desk@cars.example');
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
    const response = await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
    expect(response.statusCode).toBe(400);
    expect(await listQueued()).toEqual([]);
  });

  it('in a queued email send nothing to anyone', async () => {
    const server = await startServer();
    await book({ email: undefined });
    await test.database.db
      .update(outgoingMail)
      .set({ recipient: 'a@mail.example, victim@mail.example' });
    startWorker(smtp(server.url), { retryPausesMs: [] });
    await eventually(async () =>
      expect(await listQueued()).toMatchObject([{ nextAttemptAt: null }]),
    );
    expect(server.letters).toEqual([]);
  });
});
