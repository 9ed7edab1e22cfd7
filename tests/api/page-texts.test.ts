import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vehicles } from '#catalogue/vehicles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function readPage(url: string): Promise<string> {
  const response = await test.call({ method: 'GET', url });
  expect(response.statusCode).toBe(200);
  // Scripts repeat the data of the page.
  return response.body.replaceAll(/<script.*?<\/script>/gs, '');
}

const readText = async (url: string) =>
  (await readPage(url)).replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(['/warranty', '/faq', ...vehicles.map(({ slug }) => `/models/${slug}`)])(
  '%s',
  (url) => {
    it("says 'whichever comes first' of the standard warranty only", async () => {
      const [, ...endings] = (await readText(url)).split('whichever comes first').reverse();
      for (const before of endings) expect(before).toMatch(/150,000 km[^0-9]{0,40}$/);
    });
  },
);

it('the warranty page names the limits of the other terms without it', async () => {
  const text = await readText('/warranty');
  expect(text).toContain('whichever comes first');
  expect(text).toMatch(/1,000,000 km/);
});

it('no page of the brand has a heading for honours, of which there are none', async () => {
  for (const url of ['/', '/about-us', '/about-us/gwm']) {
    const response = await test.call({ method: 'GET', url });
    for (const [, heading] of response.body.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs)) {
      expect(heading).not.toMatch(/hono(u)?rs/i);
    }
  }
});

it('each card of the models page has the wordmark of its brand', async () => {
  const cards = (await readPage('/models')).match(/<article.*?<\/article>/gs) ?? [];
  expect(cards).toHaveLength(vehicles.length);
  for (const { label, brand } of vehicles) {
    const card = cards.find((one) => one.includes(`>${label}</h2>`));
    expect(card, label).toContain(`aria-label="${brand}"`);
  }
});
