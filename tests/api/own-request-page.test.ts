import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { acceptedInputs, makeVehicleBooking } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    env: readEnv({ RATE_LIMIT: 'off', PUBLIC_URL: 'https://cars.example' }),
  });
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
/** Books a car and returns the path of the booking's page. */
async function book(): Promise<string> {
  phones += 1;
  const phone = `+92 300 3${String(phones).padStart(6, '0')}`;
  const payload = makeVehicleBooking({ phone });
  const response = await test.call({ method: 'POST', url: '/api/vehicle-booking/book', payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().data.trackingUrl;
}

describe('the page of a request', () => {
  it('says what was asked for and how far it is, but not by whom', async () => {
    const { body, statusCode } = await get(await book());
    expect(statusCode).toBe(200);
    for (const text of ['Your booking', 'Booking received', 'Booking code', 'Our team']) {
      expect(body).toContain(text);
    }
    const { lastName, cnic, address } = makeVehicleBooking();
    for (const text of ['+92 300 3', lastName, cnic, address]) expect(body).not.toContain(text);
  });

  it('leads to itself in the other language', async () => {
    const url = await book();
    expect((await get(url)).body).toContain(`href="/ur${url}"`);
    expect((await get(`/ur${url}`)).body).toContain(`href="${url}"`);
  });

  it('is not cached, indexed or named to other sites, and its secret is in no metadata', async () => {
    const url = await book();
    for (const address of [url, `${url}.data`, `/ur${url}`]) {
      const { headers, statusCode } = await get(address);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    const [head = ''] = (await get(url)).body.split('</head>');
    expect(head).toContain('name="robots" content="noindex"');
    expect(head).not.toContain(url.split('/').at(-1));
    expect((await get('/sitemap.xml')).body).not.toContain('/track');
  });

  it('counts no view, neither by its address nor by its pattern', async () => {
    const url = await book();
    for (const path of [url, '/track', '/track/:token']) {
      await test.call({ method: 'POST', url: '/api/page-views', payload: { path } });
    }
    const cookies = await test.signIn(permissions);
    const views = await test.call({
      method: 'GET',
      url: '/api/admin/dashboard/page-views',
      cookies,
    });
    expect(views.body).not.toContain('/track');
  });

  it.each(['A'.repeat(44), 'x', '%00', 'a%2Fb'])(
    'answers the unknown link %s with 404 and advice, and so its forms',
    async (token) => {
      const page = await get(`/track/${token}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('This link does not work');
      expect(page.headers['cache-control']).toBe('private, no-store');
      const sent = await post(`/track/${token}`, { intent: 'message', text: 'Hello' });
      expect(sent.statusCode).toBe(404);
      expect(sent.body).toContain('This link does not work');
    },
  );

  it('shows a message that a plain form sent, also where the browser hides the origin', async () => {
    const url = await book();
    const origin = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const sent = await post(url, { intent: 'message', text: 'Is it\non its way?' }, origin);
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('Your message is sent');
    expect((await get(url)).body).toContain('Is it\non its way?');
  });

  it('refuses forms of other sites', async () => {
    const url = await book();
    const fields = { intent: 'withdraw', reason: 'price' };
    const foreign = await post(url, fields, { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    expect((await get(url)).body).not.toContain('Withdrawn by you');
  });

  it('keeps what was typed in a form that is refused, and opens its part of the page', async () => {
    const url = await book();
    const refused = await post(url, { intent: 'withdraw', reason: '', text: 'Found a used one' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('href="#withdrawal-reason"');
    expect(refused.body).toMatch(/<details[^>]* open=""[^>]*>.*Found a used one<\/textarea>/s);
  });

  it('withdraws the request, and then offers it no more', async () => {
    const url = await book();
    const sent = await post(`/ur${url}`, { intent: 'withdraw', reason: 'price', text: '' });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('آپ کی درخواست واپس لے لی گئی ہے');
    const { body } = await get(url);
    expect(body).toContain('Withdrawn by you');
    expect(body).not.toContain('Withdraw this request');
  });
});

/** Changes what is stored of the request of a page. */
const changeStored = (url: string, change: string) =>
  test.database.pool.query(
    `update vehicle_bookings set ${change} where _id = encode(substr(decode($1, 'base64'), 2, 16), 'hex')::uuid`,
    [url.split('/').at(-1)?.replaceAll('-', '+').replaceAll('_', '/')],
  );

it('says so if nobody answered in time', async () => {
  const url = await book();
  await changeStored(url, "created_at = created_at - interval '9 days'");
  expect((await get(url)).body).toMatch(/Our team.* was to answer by .* and has not yet\./);
});

it('offers a call instead of forms once the request was closed 90 days ago', async () => {
  const url = await book();
  await changeStored(url, "status = 'cancelled'");
  expect((await get(url)).body).toContain('Send message');
  await changeStored(url, "updated_at = updated_at - interval '91 days'");
  const { body } = await get(url);
  expect(body).toContain('Messages can no longer be written here');
  expect(body).not.toContain('Send message');
  const refused = await post(url, { intent: 'message', text: 'Hello' });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('closed more than 90 days ago');
});

it.each(Object.entries({ '/contact-us': 'contact-inquiries', '/parts-request': 'parts-requests' }))(
  'a form of %s that was sent without JavaScript leads to the page in its language',
  async (page, slug) => {
    const input: Record<string, unknown> = { ...acceptedInputs[slug]?.(), email: '' };
    const fields = Object.fromEntries(
      Object.entries(input).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value === true ? 'on' : String(value)]],
      ),
    );
    for (const root of ['', '/ur']) {
      const { body } = await post(`${root}${page}`, {
        ...fields,
        phone: `0300 ${root.length}123456`,
      });
      const [, url] = /href="([^"]*\/track\/[A-Za-z0-9_-]{44})"/.exec(body) ?? [];
      expect(url).toMatch(new RegExp(`^${root}/track/`));
      expect((await get(url ?? '')).statusCode).toBe(200);
    }
  },
);
