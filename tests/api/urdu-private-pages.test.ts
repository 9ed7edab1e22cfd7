import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import {
  addBookableDealer,
  type BookableDealer,
  listSlots,
} from '#tests/support/bookable-dealer.ts';
import { type QuotingApp, startWithTariffs } from '#tests/support/quoted-car.ts';
import { listEnglish } from '#tests/support/visible-texts.ts';

let app: QuotingApp;
let dealer: BookableDealer;
beforeAll(async () => {
  app = await startWithTariffs({ PUBLIC_URL: 'https://cars.example' });
  dealer = await addBookableDealer(app, 'test-drive', { count: 9 });
});
afterAll(() => app.close());

const get = (url: string) => app.call({ method: 'GET', url });
const post = (url: string, fields: Record<string, string>) =>
  app.call({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Job applications come with files. */
const slugs = Object.keys(acceptedInputs).filter((slug) => slug !== 'job-applications');

const isPrivate = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

describe('the Urdu page of an appointment', () => {
  async function book(): Promise<string> {
    const [slot] = await listSlots(app, 'test-drive', dealer._id);
    const payload = { ...makeTestDrive(), dealerId: dealer._id, slot };
    const { data } = (await app.request('POST', '/test-drive/book', { payload })).json();
    return `/ur${data.appointmentUrl}`;
  }

  it('is private, in Urdu, and cancels without script', async () => {
    const url = await book();
    for (const address of [url, `${url}.data`]) {
      const { statusCode, headers } = await get(address);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject(isPrivate);
    }
    expect(listEnglish((await get(url)).body)).toEqual([]);
    const canceled = await post(url, { intent: 'cancel' });
    expect(canceled.statusCode, canceled.body).toBeLessThan(400);
    expect(listEnglish((await get(url)).body)).toEqual([]);
  });

  it('is a 404 in Urdu for an unknown link', async () => {
    const { statusCode, body } = await get('/ur/appointment/AAAAAAAAAAAAAAAAAAAAAA');
    expect(statusCode).toBe(404);
    expect(listEnglish(body)).toEqual([]);
  });
});

describe('the Urdu page of a request', () => {
  it.each(slugs)('of %s is private, and in Urdu in each state', async (slug) => {
    const facts = leadTypes.find((type) => type.slug === slug);
    const payload = acceptedInputs[slug]?.() ?? {};
    const { data } = (await app.request('POST', facts?.paths.submit ?? '', { payload })).json();
    const url = `/ur${data.trackingUrl}`;
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(isPrivate);
    expect(listEnglish(body)).toEqual([]);
    for (const fields of [
      { intent: 'message', text: '' },
      { intent: 'message', text: 'Is it on its way?' },
      { intent: 'correction', phone: 'none' },
      { intent: 'correction', phone: '0300 1234567' },
      { intent: 'withdraw', reason: 'other', text: '' },
    ]) {
      expect(listEnglish((await post(url, fields)).body)).toEqual([]);
    }
  });

  it('is a 404 in Urdu for an unknown link', async () => {
    const { statusCode, body } = await get(`/ur/track/${'A'.repeat(44)}`);
    expect(statusCode).toBe(404);
    expect(listEnglish(body)).toEqual([]);
  });
});

describe('the Urdu page of a quote', () => {
  it('is private, in Urdu, and leads to the Urdu check', async () => {
    const { code } = await app.quote({ name: 'نمونہ', phone: '0300 0000001' });
    const { statusCode, headers, body } = await get(`/ur/quote/${code}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(isPrivate);
    expect(listEnglish(body)).toEqual([]);
    expect(body).toContain(`/ur/verify?code=${code}`);
  });

  it('is found by its code at /ur/verify', async () => {
    const { code } = await app.quote();
    const { headers, body } = await get(`/ur/verify?code=${code}`);
    expect(headers).toMatchObject(isPrivate);
    expect(listEnglish(body)).toEqual([]);
  });
});
