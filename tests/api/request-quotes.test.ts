import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotePaths } from '#contract/on-road/quotes.ts';
import { partsRequestLead } from '#server/resources/leads/types/parts-request.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { choice, type QuotingApp, quotedCar, startWithTariffs } from '#tests/support/quoted-car.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

type Cookies = Record<string, string>;

let app: QuotingApp;
let two: TwoDealers;
beforeAll(async () => {
  app = await startWithTariffs();
  two = await addTwoDealers(app);
});
afterAll(() => app.close());

const dealerOne = (): Cookies => two.dealers[0]?.cookies ?? {};
const dealerTwo = (): Cookies => two.dealers[1]?.cookies ?? {};
const slug = testDriveLead.facts.slug;

let lastPhone = 0;
/** Submits a test drive at the first dealer, each with another phone number. */
async function submit() {
  lastPhone += 1;
  const phone = `0300 000${String(1000 + lastPhone)}`;
  const person = { firstName: 'Zara', lastName: 'Sample', phone, email: '' };
  return { id: await two.submit(testDriveLead, 0, person), phone };
}

const post = (id: string, cookies: Cookies, more: { fields?: object; key?: string } = {}) =>
  app.request('POST', quotePaths.ofRequest(slug, id), {
    payload: { ...choice, ...more.fields },
    cookies,
    headers: more.key ? { 'idempotency-key': more.key } : {},
  });

const list = async (id: string, cookies: Cookies) => {
  const response = await app.request('GET', quotePaths.ofRequest(slug, id), { cookies });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};

const read = async (path: string, cookies: Cookies) =>
  (await app.request('GET', path, { cookies })).json();

describe('a quote for a request', () => {
  it('has its name and number, and enters its timeline without counting as a response', async () => {
    const { id, phone } = await submit();
    const response = await post(id, dealerOne());
    expect(response.statusCode, response.body).toBe(201);
    const { code, url } = response.json().data;
    expect(url).toBe(`/quote/${code}`);
    expect(await app.read(code)).toMatchObject({
      maskedName: 'Z… S…',
      exFactory: quotedCar.basePrice,
    });
    expect(await list(id, dealerOne())).toEqual([
      expect.objectContaining({
        code,
        car: 'Haval H6 1.5',
        city: 'Lahore',
        createdBy: 'dealer-one',
      }),
    ]);
    const { data: listed } = await read(`${quotePaths.records}?search=${code}`, two.headOffice);
    expect(listed[0]).toMatchObject({ name: 'Zara Sample', phone, createdBy: 'dealer-one' });

    const { data: timeline } = await read(`/admin/timeline/${slug}/${id}`, dealerOne());
    const entry = timeline.find(({ type }: { type: string }) => type === 'quote');
    expect(entry).toMatchObject({ by: 'dealer-one' });
    expect(entry.text).toContain(`${code.slice(0, 5)}-${code.slice(5)}: Haval H6 1.5`);
    const { data: requests } = await read(
      `${testDriveLead.facts.paths.records}?_id=${id}`,
      dealerOne(),
    );
    expect(requests[0]).toMatchObject({ assignedTo: 'dealer-one', firstResponseAt: null });
  });

  it('is stored once for a repeated key, and not for the same key at another request', async () => {
    const [first, other] = [await submit(), await submit()];
    const key = crypto.randomUUID();
    const [one, again] = [
      await post(first.id, dealerOne(), { key }),
      await post(first.id, dealerOne(), { key }),
    ];
    expect(again.json()).toEqual(one.json());
    expect(await list(first.id, dealerOne())).toHaveLength(1);
    const { data: timeline } = await read(`/admin/timeline/${slug}/${first.id}`, dealerOne());
    expect(timeline.filter(({ type }: { type: string }) => type === 'quote')).toHaveLength(1);
    expect((await post(other.id, dealerOne(), { key })).statusCode).toBe(409);
    expect(await list(other.id, dealerOne())).toEqual([]);
  });

  it('is refused for an unknown car, another dealer’s request and a job application', async () => {
    const { id } = await submit();
    const unknown = await post(id, dealerOne(), { fields: { vehicleId: 'no-such-car' } });
    expect(unknown.statusCode).toBe(404);
    expect((await post(id, dealerTwo())).statusCode).toBe(404);
    const path = quotePaths.ofRequest(slug, id);
    expect((await app.request('GET', path, { cookies: dealerTwo() })).statusCode).toBe(404);
    const applied = quotePaths.ofRequest('job-applications', id);
    expect((await app.request('GET', applied, { cookies: two.headOffice })).statusCode).toBe(404);
    expect(await list(id, two.headOffice)).toEqual([]);
  });
});

describe('the quotes of a customer', () => {
  it('include what they saved on the site, in any notation of their number', async () => {
    const { id, phone } = await submit();
    const { code } = await app.quote({ phone: `+92${phone.replace(/\D/g, '').slice(1)}` });
    expect(await list(id, dealerOne())).toEqual([
      expect.objectContaining({ code, createdBy: null }),
    ]);
    const person = await read(`/admin/person?phone=${phone}`, dealerOne());
    expect(person.quotes).toEqual([expect.objectContaining({ code })]);
  });

  it('leave out, for a dealer, what others made for requests elsewhere', async () => {
    const { id, phone } = await submit();
    const elsewhere = await two.submit(testDriveLead, 1, { phone, email: '' });
    await post(elsewhere, dealerTwo());
    expect(await list(id, dealerOne())).toEqual([]);
    expect((await read(`/admin/person?phone=${phone}`, dealerOne())).quotes).toEqual([]);
    expect((await read(`/admin/person?phone=${phone}`, dealerTwo())).quotes).toHaveLength(1);
    expect((await read(`/admin/person?phone=${phone}`, two.headOffice)).quotes).toHaveLength(1);
  });

  it('are shown without a request only to who may list quotes', async () => {
    const phone = '0300 0009999';
    await app.quote({ phone });
    const parts = await app.signIn([partsRequestLead.facts.permission], 'parts');
    expect((await read(`/admin/person?phone=${phone}`, parts)).quotes).toEqual([]);
    expect((await read(`/admin/person?phone=${phone}`, two.headOffice)).quotes).toHaveLength(1);
  });
});
