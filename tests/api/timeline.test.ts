import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { leadTimeline } from '#server/resources/leads/timeline/schema.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { purge } from '#tests/support/purge.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, answeredLeads, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  test.call({
    method,
    url: `/api${url}`,
    cookies: two.dealers[0]?.cookies ?? {},
    ...(payload && { payload }),
  });

describe.each(answeredLeads.map((lead) => ({ slug: lead.facts.slug, lead })))(
  '$slug',
  ({ lead }) => {
    const { facts } = lead;
    const path = (id: string) => `/admin/timeline/${facts.slug}/${id}`;
    const list = async (id: string) => (await call('GET', path(id))).json().data;
    const read = async (id: string) =>
      (await call('GET', `${facts.paths.records}?_id=${id}`)).json().data[0];

    it('lists what happened, newest first, from the submission on', async () => {
      const id = await two.submit(lead, 0);
      const [first = '', second = ''] = Object.keys(facts.statuses);
      await call('PATCH', `${facts.paths.records}/${id}/status`, {
        status: second,
        assignedTo: 'dealer-one',
        nextFollowUp: '2030-05-04T09:30',
      });
      const logged = await call('POST', path(id), {
        type: 'call',
        text: 'Wants the white one',
        outcome: 'reached',
        nextFollowUp: '2030-05-05T09:30',
      });
      expect(logged.statusCode).toBe(201);
      const entries = await list(id);
      expect(entries.map(({ type }: { type: string }) => type).slice(0, 5)).toEqual([
        'call',
        'changed',
        'status',
        'changed',
        'assigned',
      ]);
      expect(entries.at(-1)).toMatchObject({ type: 'submitted', by: null });
      expect(entries[0]).toMatchObject({
        by: 'dealer-one',
        text: 'Wants the white one',
        outcome: 'reached',
      });
      expect(entries[2]).toMatchObject({
        text: `${first} → ${second}`,
        changes: { status: { from: first, to: second } },
      });
      expect(entries[4].changes.assignedTo).toEqual({ from: null, to: 'dealer-one' });
      expect((await read(id)).nextFollowUp).toBe('2030-05-05T04:30:00.000Z');
    });

    it('a note is no response, nor is a call that nobody took; a call, a message or an email is', async () => {
      const id = await two.submit(lead, 0);
      await call('POST', path(id), { type: 'note', text: 'Looks at other brands, too' });
      await call('POST', path(id), { type: 'call', outcome: 'no-answer' });
      expect((await read(id)).firstResponseAt).toBeNull();
      await call('POST', path(id), { type: 'whatsapp', outcome: 'no-answer' });
      const { firstResponseAt } = await read(id);
      expect(firstResponseAt).not.toBeNull();
      await call('POST', path(id), { type: 'call', text: 'Again' });
      expect((await read(id)).firstResponseAt).toBe(firstResponseAt);
    });

    it('goes with its request for good, and the audit then holds no text of it', async () => {
      const id = await two.submit(lead, 0);
      await call('POST', path(id), { type: 'note', text: 'A private matter' });
      expect((await call('DELETE', `${facts.paths.records}/${id}`)).statusCode).toBe(200);
      expect((await call('GET', path(id))).statusCode).toBe(404);
      const { db } = test.database;
      expect(JSON.stringify(await db.select().from(leadTimeline))).toContain('A private matter');
      await purge(test, facts.slug, id);
      const entries = await db.select().from(leadTimeline);
      expect(entries.filter(({ recordId }) => recordId === id)).toEqual([]);
      const lines = (await db.select().from(auditLines)).filter(({ recordId }) => recordId === id);
      expect(lines.length).toBeGreaterThan(1);
      expect(JSON.stringify(lines)).not.toContain('A private matter');
    });
  },
);

describe('an email to the customer', () => {
  const { slug, paths } = testDriveLead.facts;

  it('is queued with the dealer as the address for answers, and logged', async () => {
    const id = await two.submit(testDriveLead, 0, { email: 'buyer@mail.example' });
    const sent = await call('POST', `/admin/timeline/${slug}/${id}/email`, {
      subject: 'Your test drive',
      text: 'See you on Saturday.',
    });
    expect(sent.statusCode).toBe(201);
    expect(sent.json().data).toMatchObject({ type: 'email', subject: 'Your test drive' });
    const queued = await test.database.db.select().from(outgoingMail);
    expect(queued.filter(({ subject }) => subject === 'Your test drive')).toMatchObject([
      { recipient: 'buyer@mail.example', replyTo: 'sample@dealers.example' },
    ]);
    const { data } = (await call('GET', `${paths.records}?_id=${id}`)).json();
    expect(data[0].firstResponseAt).not.toBeNull();
  });

  it('is queued without an address for answers where head office answers', async () => {
    const id = await two.submit(testDriveLead, 0, {
      email: 'buyer@mail.example',
      selectedDealership: 'Nobody, Nowhere',
    });
    const subject = 'From head office';
    const sent = await test.call({
      method: 'POST',
      url: `/api/admin/timeline/${slug}/${id}/email`,
      cookies: two.headOffice,
      payload: { subject, text: 'Hello' },
    });
    expect(sent.statusCode).toBe(201);
    const queued = await test.database.db.select().from(outgoingMail);
    expect(queued.filter((one) => one.subject === subject)).toMatchObject([{ replyTo: null }]);
  });

  it('keeps the template that it began with, also once that is renamed or deleted', async () => {
    const templates = '/api/admin/templates';
    const cookies = two.headOffice;
    const template = { name: 'See you soon', language: 'en', subject: 'Hello', text: 'Hello' };
    const created = await test.call({ method: 'POST', url: templates, cookies, payload: template });
    const templateId = created.json().data._id;
    const id = await two.submit(testDriveLead, 0, { email: 'buyer@mail.example' });
    const path = `/admin/timeline/${slug}/${id}`;
    const email = { subject: 'Hello', text: 'Hello' };
    const sent = await call('POST', `${path}/email`, { ...email, templateId });
    expect(sent.json().data.template).toEqual({ _id: templateId, name: 'See you soon' });
    const readFirst = async () => (await call('GET', path)).json().data[0].template;
    const url = `${templates}/${templateId}`;
    await test.call({ method: 'PUT', url, cookies, payload: { name: 'Renamed' } });
    expect(await readFirst()).toEqual({ _id: templateId, name: 'Renamed' });
    await test.call({ method: 'DELETE', url, cookies });
    expect(await readFirst()).toEqual({ _id: templateId, name: null });
    const late = await call('POST', `${path}/email`, { ...email, templateId });
    expect(late.statusCode).toBe(201);
    expect(late.json().data.template).toBeNull();
    await call('POST', `${path}/email`, email);
    expect(await readFirst()).toBeNull();
    expect((await call('POST', `${path}/email`, { ...email, templateId: 'x' })).statusCode).toBe(
      400,
    );
  });

  it('is refused without an address, with a second line in the subject, and without a text', async () => {
    const id = await two.submit(testDriveLead, 0, { email: '' });
    const url = `/admin/timeline/${slug}/${id}/email`;
    const refused = await call('POST', url, { subject: 'Hello', text: 'Hello' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('This request has no email address');
    for (const payload of [
      { subject: 'Hello\r\nBcc: everyone@mail.example', text: 'Hello' },
      { subject: 'Hello', text: '' },
      { subject: '', text: 'Hello' },
    ]) {
      expect((await call('POST', url, payload)).statusCode).toBe(400);
    }
    const { data } = (await call('GET', `/admin/timeline/${slug}/${id}`)).json();
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['submitted']);
  });
});

it('an unknown type of request, a missing permission and an empty entry are refused', async () => {
  const id = await two.submit(testDriveLead, 0);
  expect((await call('GET', `/admin/timeline/nothing/${id}`)).statusCode).toBe(404);
  const cookies = await test.signIn(['parts-requests']);
  const url = `/api/admin/timeline/test-drives/${id}`;
  expect((await test.call({ method: 'GET', url, cookies })).statusCode).toBe(403);
  for (const payload of [
    { type: 'note' },
    { type: 'note', text: ' ' },
    { type: 'note', text: 'x', outcome: 'reached' },
    { type: 'call' },
    { type: 'status', text: 'x' },
    { type: 'call', text: 'x', nextFollowUp: 'tomorrow' },
  ]) {
    const { statusCode } = await call('POST', `/admin/timeline/test-drives/${id}`, payload);
    expect(statusCode, JSON.stringify(payload)).toBe(400);
  }
});
