import { afterAll, beforeAll, expect, it } from 'vitest';
import { dealers } from '#server/resources/dealers/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.db.insert(dealers).values(sampleDealers());
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });
const post = (url: string, body: string) =>
  test.call({
    method: 'POST',
    url,
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('has an Urdu page for an unknown address below /ur, and an English one for all others', async () => {
  const urdu = await get('/ur/no-such-page');
  expect(urdu.statusCode).toBe(404);
  expect(urdu.body).toContain('<html lang="ur" dir="rtl">');
  expect(urdu.body).toContain('noindex');
  expect((await get('/urgent')).body).toContain('<html lang="en">');
});

it.each([
  ['/ur/', '/ur'],
  ['/UR/Models/', '/ur/models'],
  ['/ur//faq?a=1', '/ur/faq?a=1'],
  ['/ur/_.data', '/ur.data'],
])('redirects %s to %s', async (url, to) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([308, to]);
});

it('links to Urdu pages only, but for the switch and files', async () => {
  const { body } = await get('/ur/contact-us');
  const links = [...body.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"([^>]*)/g)].map(
    ([whole, href = '']) => ({ href, isSwitch: whole.includes('hrefLang="en"') }),
  );
  expect(links.length).toBeGreaterThan(30);
  for (const { href, isSwitch } of links) {
    expect(href.startsWith('/ur'), href).toBe(!isSwitch && !href.startsWith('/documents/'));
    if (isSwitch) expect(href).toBe('/contact-us');
  }
});

it('words the errors of a form without script in Urdu, and sends its action to the Urdu page', async () => {
  const { statusCode, body } = await post('/ur/contact-us', 'phone=12&email=x');
  expect(statusCode).toBe(400);
  expect(body).toContain('<html lang="ur" dir="rtl">');
  expect(body).toContain('براہ کرم درست فون نمبر لکھیں');
  const [visible = ''] = body.split('<script');
  expect(visible).not.toContain('valid phone number');
});

it('stays in Urdu after a form', async () => {
  const { statusCode, headers } = await post('/ur/newsletter/unsubscribe', '');
  expect([statusCode, headers.location ?? '']).not.toEqual([303, '/newsletter/unsubscribe']);
});

it('has an Urdu page for an error outside of rendering', async () => {
  const { statusCode, body } = await test.call({
    method: 'POST',
    url: '/ur/contact-us',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect(statusCode).toBe(415);
  expect(body).toContain('<html lang="ur" dir="rtl">');
  expect(body).toContain('<a href="/ur">');
});
