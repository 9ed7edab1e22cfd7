import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOpeningMinutes, defaultCalendar } from '#contract/dealers/opening-hours.ts';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { formatDeadline } from '#contract/leads/next-step.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { acceptedInputs, makeVehicleBooking } from '#tests/factories.ts';
import { type QuotingApp, quotedCity, startWithTariffs } from '#tests/support/quoted-car.ts';

const [dealer] = sampleDealers();
if (!dealer) throw new Error('there are no sample dealers');
const whatsapp = '0300 0000099';
const preferredDealership = `${dealer.name}, ${dealer.city}`;

let app: QuotingApp;
beforeAll(async () => {
  app = await startWithTariffs();
  await app.db.update(dealers).set({ whatsapp }).where(eq(dealers.name, dealer.name));
});
afterAll(() => app.close());

const book = async (fields: Parameters<typeof makeVehicleBooking>[0] = {}, key?: string) => {
  const response = await app.request('POST', '/vehicle-booking/book', {
    payload: makeVehicleBooking({ preferredDealership, ...fields }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().data;
};
const findRecord = async (id: string) => {
  const [record] = await app.db.select().from(vehicleBookings).where(eq(vehicleBookings._id, id));
  if (!record) throw new Error(`no booking ${id}`);
  return record;
};
const color = 'Burgundy';

it('the receipt of a booking names the dealer, the deadline, the car, its color and its price', async () => {
  const { _id, next } = await book();
  const { createdAt, finalPrice } = await findRecord(_id);
  expect(next).toEqual({
    dealer: { name: dealer.name, city: dealer.city, phone: dealer.phone, whatsapp },
    respondBy: addOpeningMinutes(defaultCalendar, new Date(createdAt), 30).toISOString(),
    vehicle: 'Haval H6 1.5',
    color,
    price: finalPrice,
    isSamplePrice: true,
    priceFixedUntil: null,
  });
  expect(finalPrice).toBeGreaterThan(0);
});

it('a repeat gets the same answer, although the dealer and the price are read again', async () => {
  const first = await book({}, 'once');
  expect(await book({}, 'once')).toEqual(first);
});

it('a valid quote fixes the price until its end', async () => {
  const { code } = await app.quote();
  const { validUntil } = await app.read(code);
  const { next } = await book({ quoteCode: code, selectedCity: quotedCity.name });
  expect(next.priceFixedUntil).toBe(validUntil);
});

it('a price is a sample where the car, the freight or the quote is one, and else is not', async () => {
  const { code } = await app.quote();
  const readPrice = async (fields: Parameters<typeof makeVehicleBooking>[0] = {}) => {
    const email = `price-${Math.random()}@mail.example`;
    const { next } = await book({ selectedCity: quotedCity.name, email, ...fields });
    const mails = await app.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, email));
    return { isSample: next.isSamplePrice, isMarked: mails[0]?.text.includes('(sample)') };
  };
  expect(await readPrice()).toEqual({ isSample: true, isMarked: true });
  await app.db.update(cars).set({ isSample: false });
  expect(await readPrice()).toEqual({ isSample: true, isMarked: true });
  await app.db.update(cities).set({ isSample: false });
  expect(await readPrice()).toEqual({ isSample: false, isMarked: false });
  expect(await readPrice({ quoteCode: code })).toEqual({ isSample: true, isMarked: true });
  await app.db.update(cars).set({ isSample: true });
});

it('names no dealer, car or color that is not known, and repeats nothing that was typed', async () => {
  const typed = 'Win a prize at spam.example';
  const { _id, next } = await book({
    email: 'typed@mail.example',
    selectedVehicle: typed,
    selectedColor: typed,
    preferredDealership: typed,
  });
  expect(next).toMatchObject({ dealer: null, vehicle: null, color: null, price: null });
  expect(_id).toBeTruthy();
  const [email] = await app.db
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.recipient, 'typed@mail.example'));
  expect(email?.text).not.toMatch(/spam|prize/);
});

it('the email of a booking says the same, with the dealer’s numbers and how to cancel', async () => {
  const email = 'next@mail.example';
  const { reference, next } = await book({ email });
  const [mail] = await app.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, email));
  for (const text of [
    'Vehicle: Haval H6 1.5',
    `Colour: ${color}`,
    `Dealer: ${dealer.name}, ${dealer.city}`,
    `Price: PKR ${Number(next.price).toLocaleString('en-US')}`,
    `What happens next: ${dealer.name} contacts you ${formatDeadline(next.respondBy)}.`,
    `Phone of the dealer: ${dealer.phone}`,
    `WhatsApp of the dealer: ${whatsapp}`,
    `You have paid nothing, and owe nothing yet. To change or cancel your booking, call or write to the dealer with your reference ${reference}.`,
  ]) {
    expect(mail?.text).toContain(text);
  }
});

it('requests without a response target have no next step', async () => {
  const payload = acceptedInputs['dealer-applications']?.() ?? {};
  const response = await app.request('POST', '/dealer-application/apply', { payload });
  expect(response.statusCode, response.body).toBe(201);
  expect(response.json().data).not.toHaveProperty('next');
});

it('the page of a form that was sent without JavaScript says who answers, the price, and keeps it all', async () => {
  const fields = makeVehicleBooking({ preferredDealership, email: undefined });
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === true ? 'on' : String(value)]],
    ),
  );
  const page = await app.call({
    method: 'POST',
    url: '/book-now',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body.toString(),
  });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('What happens next');
  expect(page.body).toContain(`href="${buildCallAddress(dealer.phone)}"`);
  expect(page.body).toContain('https://wa.me/923000000099?text=Reference%20');
  expect(page.body).toMatch(/Your price: (<!-- -->)?PKR [\d,]+ \(sample\)/);
  expect(page.body).toContain('You have paid nothing, and owe nothing yet.');
  expect(page.body).toContain('Send this to my WhatsApp');
});
