import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import { cleanUp } from '#server/delivery/hourly-cleanup.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import { type QuotingApp, startWithTariffs } from '#tests/support/quoted-car.ts';

let app: QuotingApp;
beforeAll(async () => {
  app = await startWithTariffs();
});
afterAll(() => app.close());

const dayMs = 24 * 60 * 60 * 1000;
const person = { name: 'Zulqarnain Khorasani', phone: '0300 7654321' };

const readContact = async (code: string) => {
  const { name, phone, phoneDigits } = quotes;
  const [contact] = await app.db
    .select({ name, phone, phoneDigits })
    .from(quotes)
    .where(eq(quotes.code, code));
  return contact;
};
const noContact = { name: null, phone: null, phoneDigits: null };

it('the cleanup erases names and numbers 30 days after a quote has expired, and nothing else', async () => {
  const { db, files } = app;
  const [old, recent] = await Promise.all([app.quote(person), app.quote(person)]);
  const frozen = await app.read(old.code);
  const expire = (code: string, days: number) =>
    db
      .update(quotes)
      .set({ validUntil: new Date(Date.now() - days * dayMs).toISOString() })
      .where(eq(quotes.code, code));
  await expire(old.code, 30.1);
  await expire(recent.code, 29.9);
  const logger = pino({ level: 'silent' });
  await cleanUp({ db, files, dataDir: tmpdir(), logger });
  expect(await readContact(old.code)).toEqual(noContact);
  expect(await readContact(recent.code)).toEqual({ ...person, phoneDigits: '923007654321' });
  const { maskedName, validUntil, ...rest } = await app.read(old.code);
  expect(maskedName).toBeNull();
  expect(frozen).toMatchObject(rest);
});

it('erasing a person erases them from their quotes: by number, and by the bookings that carry a quote', async () => {
  const staff = await app.signIn(permissions);
  const [byNumber, byBooking, other] = await Promise.all([
    app.quote({ ...person, phone: '+92 300 7654321' }),
    app.quote({ name: 'Zulqarnain' }),
    app.quote({ name: 'Somebody', phone: '0300 1111111' }),
  ]);
  const payload = makeVehicleBooking({ phone: person.phone, quoteCode: byBooking.code });
  const booked = await app.request('POST', '/vehicle-booking/book', { payload });
  expect(booked.statusCode).toBe(201);
  const erased = await app.call({
    method: 'DELETE',
    url: '/api/admin/person?phone=03007654321',
    cookies: staff,
  });
  expect(erased.statusCode).toBe(200);
  expect(await readContact(byNumber.code)).toEqual(noContact);
  expect(await readContact(byBooking.code)).toEqual(noContact);
  expect(await readContact(other.code)).toMatchObject({ name: 'Somebody' });
  expect(await app.read(byNumber.code)).toMatchObject({ maskedName: null });
  const [stored] = await app.db.select().from(quotes).where(eq(quotes.code, byNumber.code));
  const lines = await app.db
    .select()
    .from(idempotencyLines)
    .where(eq(idempotencyLines.recordId, stored?._id ?? ''));
  expect(lines).toEqual([]);
});
