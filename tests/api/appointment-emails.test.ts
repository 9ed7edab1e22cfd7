import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import * as nodeIcal from 'node-ical';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatAppointmentTime } from '#contract/appointments/appointment-text.ts';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { createAppointmentLinks } from '#server/resources/appointments/links.ts';
import {
  announceAppointments,
  type NoticeServices,
  remindCustomers,
} from '#server/resources/appointments/notices.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { makeDealer, makeTestDrive } from '#tests/factories.ts';
import {
  addBookableDealer,
  type BookableDealer,
  listSlots,
  setDealerDeleted,
} from '#tests/support/bookable-dealer.ts';
import { mailUnderTest, origin, settings, smtp } from '#tests/support/mail-under-test.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
let services: NoticeServices;
let dealer: BookableDealer & { email: string };
const mail = mailUnderTest(() => test);
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ ...settings, RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(permissions, 'office');
  const { db } = test.database;
  const env = readEnv(settings);
  services = { db, env, links: createAppointmentLinks(db) };
  const added = await addBookableDealer(test, 'test-drive', { name: 'Sample; Motors, Ltd' });
  dealer = { ...added, email: makeDealer().email };
});
afterEach(() => mail.clear());
afterAll(() => test.close());

let visitors = 0;
async function book(fields: object = {}, index = 4) {
  visitors += 1;
  const slot = (await listSlots(test, 'test-drive', dealer._id))[index] ?? '';
  const response = await test.call({
    method: 'POST',
    url: '/api/test-drive/book',
    payload: {
      ...makeTestDrive({ phone: `+92 300 2${String(visitors).padStart(6, '0')}` }),
      email: mail.visitor(),
      dealerId: dealer._id,
      slot,
      ...fields,
    },
    headers: { origin },
  });
  expect(response.statusCode).toBe(201);
  const { _id, appointmentUrl } = response.json().data;
  return { _id, slot, token: appointmentUrl.split('/').at(-1) as string };
}

const change = (id: string, payload: object) =>
  test.call({
    method: 'PATCH',
    url: `/api/test-drive/admin/test-drives/${id}/status`,
    cookies,
    payload,
    headers: { origin },
  });

const listToVisitor = async () =>
  (await mail.listQueued()).filter(({ recipient }) => recipient === mail.visitor());

const announce = async () => {
  while ((await announceAppointments(services)) > 0);
};

const readStored = async (requestId: string) => {
  const [stored] = await test.database.db
    .select()
    .from(appointments)
    .where(eq(appointments.requestId, requestId));
  if (!stored) throw new Error('there is no appointment');
  return stored;
};

/** Reads a calendar file with both parsers, which must agree, and checks its lines. */
function parseCalendar(content: string) {
  expect(content.endsWith('\r\n')).toBe(true);
  const lines = content.slice(0, -2).split('\r\n');
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]|^$/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const other = Object.values(nodeIcal.sync.parseICS(content)).find(
    (one) => one?.type === 'VEVENT',
  ) as nodeIcal.VEvent;
  expect(other.uid).toBe(event.uid);
  expect(other.start.toISOString()).toBe(event.startDate.toJSDate().toISOString());
  expect(other.end?.toISOString()).toBe(event.endDate.toJSDate().toISOString());
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    location: event.location,
    status: event.component.getFirstPropertyValue('status'),
    attendees: event.attendees.map((one) => String(one.getFirstValue())),
    organizer: event.organizer,
  };
}

describe('the email about a new appointment', () => {
  it('takes the place of the acknowledgement, with link, place and invitation', async () => {
    const { _id, token } = await book();
    expect(await listToVisitor()).toEqual([]);
    await announce();
    const [email, ...more] = await listToVisitor();
    expect(more).toEqual([]);
    expect(email?.subject).toMatch(
      /^Test drive received: [A-Z][a-z]+day, \d+ [A-Z][a-z]+ 20\d\d, \d\d:\d\d$/,
    );
    expect(email?.text).toContain(`${origin}/appointment/${token}`);
    expect(email?.text).toContain('Sample; Motors, Ltd');
    expect(email?.text).not.toContain('Visitor');
    const { startAt, _id: id } = await readStored(_id);
    const { method, content } = email?.calendar ?? { content: '' };
    expect(method).toBe('REQUEST');
    expect(parseCalendar(content)).toMatchObject({
      method: 'REQUEST',
      uid: `${id}@cars.example`,
      sequence: 0,
      start: startAt,
      location: expect.stringContaining('Sample; Motors, Ltd'),
      status: 'TENTATIVE',
      attendees: [`MAILTO:${mail.visitor()}`],
      organizer: 'mailto:no-reply@cars.example',
    });
  });

  it('is not sent again, and not without an address', async () => {
    await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    await announce();
    expect(await listToVisitor()).toEqual([]);
    const { _id } = await book({ email: undefined }, 6);
    await announce();
    const { sequence, announcedSequence } = await readStored(_id);
    expect(announcedSequence).toBe(sequence);
  });

  it('reaches a mail program as an invitation', async () => {
    const server = await mail.startServer();
    const worker = mail.startWorker(smtp(server.url));
    await book();
    await announce();
    worker.wake();
    await mail.allSent();
    const [letter] = mail.listSentTo(mail.visitor());
    expect(letter?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(letter?.raw).toContain('name=appointment.ics');
  });
});

describe('a request that goes to the trash', () => {
  const options = () => ({ cookies, headers: { origin } });
  const remove = (id: string) =>
    test.call({ method: 'DELETE', url: `/api/test-drive/admin/test-drives/${id}`, ...options() });
  const restore = (id: string) =>
    test.call({ method: 'POST', url: `/api/admin/trash/test-drives/${id}/restore`, ...options() });
  /** Makes the time pass for which staff are offered to undo the deletion. */
  const passUndo = (id: string) =>
    test.database.db
      .update(appointments)
      .set({ deletedAt: new Date(Date.now() - 20_000).toISOString() })
      .where(eq(appointments.requestId, id));
  const listSubjects = async () => (await listToVisitor()).map(({ subject }) => subject);

  it('cancels the appointment to come: its customer is told, and the invitation is withdrawn', async () => {
    const { _id } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    expect((await remove(_id)).statusCode).toBe(200);
    await announce();
    expect(await listToVisitor()).toEqual([]);
    await passUndo(_id);
    await announce();
    const [email, ...more] = await listToVisitor();
    expect(more).toEqual([]);
    expect(email?.subject).toContain('Test drive cancelled');
    // The page is gone with the request.
    expect(email?.text).not.toContain('/appointment/');
    expect(parseCalendar(email?.calendar?.content ?? '')).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 1,
    });
  });

  it('tells nobody of an appointment that is cancelled already or has passed', async () => {
    const cancelled = await book();
    await change(cancelled._id, { status: 'cancelled' });
    const past = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    const earlier = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await test.database.db
      .update(appointments)
      .set({ startAt: earlier(9), endAt: earlier(8), blockedUntil: earlier(8) })
      .where(eq(appointments.requestId, past._id));
    for (const { _id } of [cancelled, past]) await remove(_id);
    for (const { _id } of [cancelled, past]) await passUndo(_id);
    await announce();
    expect(await listToVisitor()).toEqual([]);
  });

  it.each(['received', 'confirmed'])(
    'tells the customer that the appointment is %s again once it is restored',
    async (state) => {
      const { _id, token } = await book();
      if (state === 'confirmed') await change(_id, { status: 'confirmed' });
      await announce();
      await remove(_id);
      await passUndo(_id);
      await announce();
      expect(await listSubjects()).toEqual([expect.stringContaining('cancelled')]);
      expect((await restore(_id)).statusCode).toBe(200);
      await announce();
      const [email, ...more] = await listToVisitor();
      expect(more).toEqual([]);
      expect(email?.subject).toContain(`Test drive ${state}`);
      expect(email?.text).toContain(`${origin}/appointment/${token}`);
      const { sequence } = parseCalendar(email?.calendar?.content ?? '');
      expect(sequence).toBe((await readStored(_id)).sequence);
    },
  );

  it('tells the customer once that it is cancelled if its time is taken before it is restored', async () => {
    const { _id, slot } = await book();
    await announce();
    await remove(_id);
    await passUndo(_id);
    await announce();
    await test.database.db.delete(outgoingMail);
    const visitor = mail.visitor();
    await book({ slot, email: `other-${visitor}` });
    expect((await restore(_id)).json().data.next).not.toContain(slot);
    await announce();
    expect(await listToVisitor()).toEqual([]);
  });

  it('tells nobody of a deletion that is undone at once, and still reminds the customer', async () => {
    const { _id } = await book();
    await announce();
    const before = await readStored(_id);
    await test.database.db.delete(outgoingMail);
    await remove(_id);
    await announce();
    expect((await restore(_id)).statusCode).toBe(200);
    await announce();
    expect(await listToVisitor()).toEqual([]);
    const { sequence, nextReminderAt, status } = await readStored(_id);
    expect({ sequence, nextReminderAt, status }).toEqual({
      sequence: before.sequence,
      nextReminderAt: before.nextReminderAt,
      status: before.status,
    });
  });

  it('sends one email about a new appointment if a deletion is undone before the first one', async () => {
    const { _id } = await book();
    await remove(_id);
    await announce();
    await restore(_id);
    await announce();
    expect(await listSubjects()).toEqual([expect.stringContaining('received')]);
  });

  it('tells the customer that it is cancelled if its time is taken before a deletion is undone', async () => {
    const { _id, slot } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    await remove(_id);
    await book({ slot, email: `other-${mail.visitor()}` });
    await restore(_id);
    await announce();
    expect(await listSubjects()).toEqual([expect.stringContaining('cancelled')]);
  });
});

describe('the email about a move', () => {
  const move = (token: string, slot: string) =>
    test.call({
      method: 'POST',
      url: `/api/appointments/${token}/move`,
      payload: { slot },
      headers: { origin },
    });
  const format = (slot: string) => formatAppointmentTime(slotToMoment(slot));
  const listTo = async (address: string) =>
    (await mail.listQueued()).filter(({ recipient }) => recipient === address);
  const findLater = async (index: number) =>
    (await listSlots(test, 'test-drive', dealer._id)).at(-index) ?? '';

  it('says that it is moved, names both times, and that it stays confirmed', async () => {
    const { _id, token, slot } = await book();
    await change(_id, { status: 'confirmed' });
    await announce();
    await test.database.db.delete(outgoingMail);
    const later = await findLater(3);
    expect((await move(token, later)).json().data.status).toBe('confirmed');
    await announce();
    const [email, ...more] = await listToVisitor();
    expect(more).toEqual([]);
    const [year = ''] = / \d{4}/.exec(format(later)) ?? [];
    expect(email?.subject).toBe(
      `Test drive moved: ${format(later)} (was ${format(slot).replace(year, '')})`,
    );
    expect(email?.text).toContain('Your appointment is moved, and it is confirmed.');
    expect(email?.text).toContain(`Before: ${format(slot)}`);
    expect(email?.text).not.toContain('will confirm it');
    // The next one is about its confirmation, not about the move.
    await test.database.db.delete(outgoingMail);
    await change(_id, { status: 'pending' });
    await announce();
    expect((await listToVisitor())[0]?.subject).toContain('Test drive received');
  });

  it('says of a move by staff what was told last, also after several moves', async () => {
    const { _id, slot } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    const [second, third] = [await findLater(4), await findLater(5)];
    const url = `/api/appointments/admin/records/${(await readStored(_id))._id}`;
    for (const one of [second, third]) {
      const payload = { startAt: slotToMoment(one) };
      const moved = await test.call({
        method: 'PATCH',
        url,
        cookies,
        payload,
        headers: { origin },
      });
      expect(moved.statusCode).toBe(200);
    }
    await announce();
    const [email, ...more] = await listToVisitor();
    expect(more).toEqual([]);
    expect(email?.subject).toContain(`Test drive moved: ${format(third)}`);
    expect(email?.text).toContain(`Before: ${format(slot)}`);
    expect(email?.text).toContain('The dealership will confirm it.');
    // Back before that is sent: nothing has moved for the customer.
    const back = { startAt: slotToMoment(slot) };
    await test.call({ method: 'PATCH', url, cookies, payload: back, headers: { origin } });
    await announce();
    expect((await listToVisitor()).map(({ subject }) => subject)).toEqual([
      `Test drive received: ${format(slot)}`,
    ]);
    expect(await listTo(dealer.email)).toEqual([]);
  });

  it('goes to the dealer, too, if the customer moved it: without a name, with the reference', async () => {
    const { _id, token, slot } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    const later = await findLater(6);
    await move(token, later);
    await announce();
    const [notice, ...more] = await listTo(dealer.email);
    expect(more).toEqual([]);
    expect(notice?.subject).toContain(`Test drive moved: ${format(later)}`);
    expect(notice?.text).toContain(`Before: ${format(slot)}`);
    expect(notice?.text).toContain(formatReference(_id));
    expect(notice?.text).toContain('It waits for your confirmation.');
    expect(notice?.text).not.toContain(token);
    expect(notice?.calendar).toBeNull();
  });

  it('goes to DESK_EMAIL where the dealer’s address is none', async () => {
    const { token } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    const setAddress = (email: string) =>
      test.database.db.update(dealers).set({ email }).where(eq(dealers._id, dealer._id));
    await setAddress('none');
    await move(token, await findLater(7));
    await announce();
    await setAddress(dealer.email);
    expect((await listTo(settings.DESK_EMAIL)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Test drive moved'),
    ]);
  });
});

describe('the emails about changes', () => {
  it('say the last state once, with the same id and a higher sequence', async () => {
    const { _id, token } = await book();
    await announce();
    const [first] = await listToVisitor();
    await change(_id, { status: 'confirmed' });
    const next = (await listSlots(test, 'test-drive', dealer._id)).at(-1) ?? '';
    const move = { slot: next };
    const url = `/api/appointments/${token}`;
    await test.call({ method: 'POST', url: `${url}/move`, payload: move, headers: { origin } });
    await announce();
    const emails = await listToVisitor();
    expect(emails).toHaveLength(1);
    const [before, after] = [first, emails[0]].map((email) =>
      parseCalendar(email?.calendar?.content ?? ''),
    );
    expect(after?.uid).toBe(before?.uid);
    expect(after).toMatchObject({ sequence: 2, status: 'CONFIRMED', method: 'REQUEST' });
    expect(after?.start).toBe((await readStored(_id)).startAt);
    expect(emails[0]?.subject).toContain('Test drive moved');
  });

  it('withdraw the invitation of a cancelled appointment', async () => {
    const { _id, token } = await book();
    await announce();
    const url = `/api/appointments/${token}/cancel`;
    await test.call({ method: 'POST', url, headers: { origin } });
    await announce();
    const [email, ...more] = await listToVisitor();
    expect(more).toEqual([]);
    expect(email?.calendar?.method).toBe('CANCEL');
    expect(parseCalendar(email?.calendar?.content ?? '')).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 1,
    });
    expect((await readStored(_id)).nextReminderAt).toBeNull();
  });

  it('are none for staff’s own marks: done, and nobody came', async () => {
    const { _id } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await test.database.db
      .update(appointments)
      .set({ startAt: ago(9), endAt: ago(1), blockedUntil: ago(1) })
      .where(eq(appointments.requestId, _id));
    await change(_id, { status: 'no-show' });
    await announce();
    expect(await listToVisitor()).toEqual([]);
    expect((await readStored(_id)).status).toBe('no-show');
  });
});

const makeDue = (requestId: string) =>
  test.database.db
    .update(appointments)
    .set({ nextReminderAt: new Date(Date.now() - 1_000).toISOString() })
    .where(eq(appointments.requestId, requestId));

describe('an appointment that has begun', () => {
  /** Books an appointment, announces it, and lets it begin in the past: each at another time. */
  async function bookBegun() {
    const { _id } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    const { startAt, endAt } = await readStored(_id);
    const late = Date.parse(startAt) - (Date.now() - visitors * 2 * 3_600_000);
    const earlier = (at: string) => new Date(Date.parse(at) - late).toISOString();
    await test.database.db
      .update(appointments)
      .set({ startAt: earlier(startAt), endAt: earlier(endAt), blockedUntil: earlier(endAt) })
      .where(eq(appointments.requestId, _id));
    return _id;
  }

  it.each([
    ['no-show', 'confirmed'],
    ['confirmed', 'cancelled'],
  ])('sends nothing when it is %s and then %s', async (first, second) => {
    const _id = await bookBegun();
    for (const status of [first, second]) {
      expect((await change(_id, { status })).statusCode).toBe(200);
    }
    expect((await readStored(_id)).status).toBe(second);
    await announce();
    expect(await listToVisitor()).toEqual([]);
  });

  it('sends the new time when it is moved to one to come', async () => {
    const _id = await bookBegun();
    const [confirmedDate, confirmedTime] =
      (await listSlots(test, 'test-drive', dealer._id)).at(-2)?.split('T') ?? [];
    await change(_id, { status: 'confirmed', confirmedDate, confirmedTime });
    await announce();
    expect((await listToVisitor()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Test drive moved'),
    ]);
  });

  it('gets no reminder that was due before', async () => {
    const _id = await bookBegun();
    await makeDue(_id);
    await remindCustomers(services);
    expect(await listToVisitor()).toEqual([]);
  });
});

describe('reminders', () => {
  it('are sent once when they are due, and plan the next one', async () => {
    const { _id } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    await remindCustomers(services);
    expect(await listToVisitor()).toEqual([]);
    await makeDue(_id);
    await Promise.all([remindCustomers(services), remindCustomers(services)]);
    const [email, ...more] = await listToVisitor();
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      subject: expect.stringContaining('Test drive reminder'),
      calendar: null,
    });
    const { startAt, nextReminderAt } = await readStored(_id);
    expect(Date.parse(String(nextReminderAt))).toBeLessThan(Date.parse(startAt));
  });

  it('never reach the customer of a cancelled appointment, even if they were queued', async () => {
    const { _id, token } = await book();
    await announce();
    await makeDue(_id);
    await remindCustomers(services);
    expect((await listToVisitor()).some(({ subject }) => subject.includes('reminder'))).toBe(true);
    const url = `/api/appointments/${token}/cancel`;
    await test.call({ method: 'POST', url, headers: { origin } });
    expect(await listToVisitor()).toEqual([]);
    await makeDue(_id);
    await remindCustomers(services);
    expect(await listToVisitor()).toEqual([]);
  });

  it('are not sent while the dealer is in the trash', async () => {
    const { _id } = await book();
    await announce();
    await test.database.db.delete(outgoingMail);
    await makeDue(_id);
    await setDealerDeleted(test, dealer._id, new Date().toISOString());
    await remindCustomers(services);
    await setDealerDeleted(test, dealer._id, null);
    expect(await listToVisitor()).toEqual([]);
    await makeDue(_id);
    await remindCustomers(services);
    expect(await listToVisitor()).toHaveLength(1);
  });

  it('are taken back with a request that goes to the trash', async () => {
    const { _id } = await book();
    await announce();
    const url = `/api/test-drive/admin/test-drives/${_id}`;
    await test.call({ method: 'DELETE', url, cookies, headers: { origin } });
    expect(await listToVisitor()).toEqual([]);
    await makeDue(_id);
    await remindCustomers(services);
    expect(await listToVisitor()).toEqual([]);
  });
});
