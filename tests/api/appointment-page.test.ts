import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
import {
  addBookableDealer,
  type BookableDealer,
  listSlots,
  setDealerDeleted,
} from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let dealer: BookableDealer;
beforeAll(async () => {
  test = await startTestApp({
    env: readEnv({ RATE_LIMIT: 'off', PUBLIC_URL: 'https://cars.example' }),
  });
  dealer = await addBookableDealer(test, 'test-drive', { count: 9 });
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });
const post = (url: string, fields: Record<string, string>, headers = {}) =>
  test.call({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

let phones = 0;
/** Books the slot at this place of the list. Returns its page's path, the slots, and the request's id. */
async function book(index = 0) {
  const slots = await listSlots(test, 'test-drive', dealer._id);
  phones += 1;
  const phone = `+92 300 2${String(phones).padStart(6, '0')}`;
  const payload = { ...makeTestDrive({ phone }), dealerId: dealer._id, slot: slots[index] };
  const response = await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
  const { appointmentUrl, _id } = response.json().data;
  return { url: appointmentUrl as string, slots, _id: _id as string };
}

describe("an appointment's page", () => {
  it('says what, when and where, and who to call, but not who comes', async () => {
    const { url } = await book();
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    for (const text of ['Your test drive', 'Waiting for confirmation', 'What to bring']) {
      expect(page.body).toContain(text);
    }
    expect(page.body).toContain(dealer.label.split(',')[0]);
    expect(page.body).not.toContain('+92 300 2');
    expect(page.body).not.toContain(makeTestDrive().lastName);
  });

  it('is not cached, indexed or named to other sites, and its secret is in no metadata', async () => {
    const { url } = await book();
    const token = url.split('/').at(-1) ?? 'none';
    for (const address of [url, `${url}.data`]) {
      const { headers, statusCode } = await get(address);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    const { body } = await get(url);
    const [head = ''] = body.split('</head>');
    expect(head).toContain('name="robots" content="noindex"');
    expect(head).not.toContain(token);
    expect((await get('/sitemap.xml')).body).not.toContain('/appointment');
  });

  it('counts no view, neither by its address nor by its pattern', async () => {
    const { url } = await book();
    for (const path of [url, '/appointment', '/appointment/:token']) {
      await test.call({ method: 'POST', url: '/api/page-views', payload: { path } });
    }
    const cookies = await test.signIn(permissions);
    const views = await test.call({
      method: 'GET',
      url: '/api/admin/dashboard/page-views',
      cookies,
    });
    expect(views.body).not.toContain('/appointment');
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00', 'a%2Fb'])(
    'answers the unknown link %s with 404 and advice',
    async (token) => {
      const page = await get(`/appointment/${token}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('This link does not work');
      expect(page.headers['cache-control']).toBe('private, no-store');
    },
  );

  it('moves by a plain form, also where the browser hides the origin', async () => {
    const { url, slots } = await book(1);
    const origin = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const moved = await post(url, { intent: 'move', slot: slots[4] ?? '' }, origin);
    expect(moved.statusCode).toBe(200);
    expect(moved.body).toContain('Your appointment is moved');
    const { data } = (await get(url.replace('/appointment/', '/api/appointments/'))).json();
    expect(data.startAt).toBe(slotToMoment(slots[4] ?? ''));
  });

  it('refuses forms of other sites', async () => {
    const { url } = await book();
    const fields = { intent: 'cancel' };
    const foreign = await post(url, fields, { origin: 'https://evil.example' });
    const crossSite = await post(url, fields, { origin: 'null', 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, crossSite.statusCode]).toEqual([403, 403]);
    expect((await get(url)).body).not.toContain('Cancelled');
  });

  it('asks before it cancels, and then says so without offering changes', async () => {
    const { url } = await book();
    expect((await get(url)).body).toContain('Do you want to cancel your appointment');
    const cancelled = await post(url, { intent: 'cancel' });
    expect(cancelled.statusCode).toBe(200);
    const { body } = await get(url);
    expect(body).toContain('This appointment is cancelled');
    expect(body).not.toContain('Yes, cancel it');
    expect(body).not.toContain('Add to calendar');
    const moved = await post(url, { intent: 'move', slot: '2099-01-01T10:00' });
    expect(moved.statusCode).toBe(409);
    expect(moved.body).toContain('can no longer be changed here');
  });

  it('offers no changes while its dealer is in the trash', async () => {
    const { url } = await book();
    await setDealerDeleted(test, dealer._id, new Date().toISOString());
    const { body, statusCode } = await get(url);
    const moved = await post(url, { intent: 'move', slot: '2099-01-01T10:00' });
    await setDealerDeleted(test, dealer._id, null);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Yes, cancel it');
    expect(moved.statusCode).toBe(409);
    expect((await get(url)).body).toContain('Yes, cancel it');
  });

  it('is cancelled by forms sent at the same moment without an error', async () => {
    const { url } = await book();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(url, { intent: 'cancel' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const { body } of answers) expect(body).toContain('This appointment is cancelled');
  });

  it.each([
    ['confirmed', 'The dealership expects you.'],
    ['completed', 'Thank you for coming.'],
    ['no-show', 'Nobody came at this time.'],
  ])('words the status of a request that is %s', async (status, text) => {
    const { url, _id } = await book();
    const cookies = await test.signIn(permissions);
    // Nothing is done or missed before its time.
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    if (status !== 'confirmed') {
      await test.database.db
        .update(appointments)
        .set({ startAt: ago(9), endAt: ago(1), blockedUntil: ago(1), overrideReason: 'A test' })
        .where(eq(appointments.requestId, _id));
    }
    const changed = await test.call({
      method: 'PATCH',
      url: `/api/test-drive/admin/test-drives/${_id}/status`,
      cookies,
      payload: { status },
    });
    expect(changed.statusCode).toBe(200);
    expect((await get(url)).body).toContain(text);
  });

  it('opens the choice of times at the one that an email offers', async () => {
    const { url, slots } = await book();
    const [, , offered = ''] = slots;
    expect((await get(url)).body).not.toMatch(/<details id="move" open/);
    const { body } = await get(`${url}?slot=${offered}`);
    expect(body).toMatch(/<details id="move" open/);
    expect(body).toMatch(new RegExp(`<option value="${offered}" selected`));
    expect(body).not.toContain('no longer free');
  });

  it('says that an offered time is no longer free, unless the appointment has it', async () => {
    const { url, slots } = await book();
    const gone = await get(`${url}?slot=2020-01-31T10:00`);
    expect(gone.statusCode).toBe(200);
    expect(gone.body).toMatch(/<details id="move" open/);
    expect(gone.body).toContain('The time that we offered is no longer free.');
    expect((await get(`${url}?slot=${slots[0]}`)).body).not.toContain('no longer free');
  });

  it('returns a time that is none with the next free ones', async () => {
    const { url, slots } = await book(5);
    const missing = slots[7]?.replace(/..$/, '17') ?? '';
    const refused = await post(url, { intent: 'move', slot: missing });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('No appointment begins at this time.');
    expect(refused.body).not.toContain('has just been taken');
    expect(refused.body).toContain('The next free times:');
  });
});

describe("an appointment's calendar file", () => {
  const read = async (url: string) => {
    const file = await get(`${url}.ics`);
    expect(file.statusCode).toBe(200);
    return file;
  };
  const parse = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const [event] = calendar.getAllSubcomponents('vevent');
    if (!event) throw new Error('no event');
    return { calendar, event };
  };

  it('is sent as a calendar that nothing keeps', async () => {
    const { url } = await book();
    const { headers } = await read(url);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('has lines of at most 75 octets that end with CR and LF', async () => {
    const { url } = await book();
    const { body } = await read(url);
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lengths = body.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });

  it('is read by two parsers as one published event, in UTC and without guests', async () => {
    const { url, slots } = await book(2);
    const { body } = await read(url);
    const startAt = slotToMoment(slots[2] ?? '');
    const { calendar, event } = parse(body);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.getFirstProperty('attendee')).toBeNull();
    expect(event.getFirstPropertyValue('uid')).toMatch(/^[0-9a-f-]{36}@cars\.example$/);
    expect(event.getFirstPropertyValue('url')).toBe(`https://cars.example${url}`);
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
    expect(start.toJSDate().toISOString()).toBe(startAt);
    expect(String(event.getFirstProperty('dtstart')?.toICALString())).toMatch(/Z$/);

    const events = Object.values(nodeIcal.sync.parseICS(body)).filter(
      (entry) => entry?.type === 'VEVENT',
    );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      method: 'PUBLISH',
      summary: `Test drive: ${makeTestDrive().selectedVehicle}`,
      status: 'TENTATIVE',
    });
    expect((events[0] as { start: Date }).start.toISOString()).toBe(startAt);
  });

  it('keeps its id and counts up when the appointment moves or is cancelled', async () => {
    const { url, slots } = await book();
    const describeEvent = async () => {
      const { event } = parse((await read(url)).body);
      return {
        uid: String(event.getFirstPropertyValue('uid')),
        sequence: Number(event.getFirstPropertyValue('sequence')),
        status: String(event.getFirstPropertyValue('status')),
      };
    };
    const booked = await describeEvent();
    await post(url, { intent: 'move', slot: slots[6] ?? '' });
    const moved = await describeEvent();
    await post(url, { intent: 'cancel' });
    const cancelled = await describeEvent();
    expect(new Set([booked.uid, moved.uid, cancelled.uid]).size).toBe(1);
    expect(moved.sequence).toBeGreaterThan(booked.sequence);
    expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
    expect(cancelled.status).toBe('CANCELLED');
  });

  it('does not exist for an unknown link', async () => {
    const file = await get('/appointment/AAAAAAAAAAAAAAAAAAAAAA.ics');
    expect(file.statusCode).toBe(404);
    expect(file.headers['cache-control']).toBe('no-store');
  });
});
