import { afterAll, beforeAll, expect, it } from 'vitest';
import { models } from '#catalogue/models/models.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });
const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, 'gs'))].map(
    ([, inner = '']) => inner.replace(/<[^<>]*>/g, '').trim(),
  );

it.each(vehicles)(
  'the page of the $label has its headings and radio buttons',
  async ({ slug, label }) => {
    const response = await get(`/models/${slug}`);
    expect(response.statusCode).toBe(200);
    expect(headings(response.body, 1)).toEqual([label]);
    expect(headings(response.body, 2)).toEqual(
      expect.arrayContaining(['Features', expect.stringMatching(/^More from /)]),
    );
    expect(response.body).toMatch(/<input[^>]* type="radio"/);
  },
);

it.each(vehicles)(
  'related cards of $label have figures, and are headed by their brands',
  async ({ slug }) => {
    const { body } = await get(`/models/${slug}`);
    const section = body.slice(body.indexOf('More from'));
    const brands = new Set(
      models[slug].related.map((other) => vehicles.find((each) => each.slug === other)?.brand),
    );
    expect(section.slice(0, section.indexOf('<'))).toBe(
      `More from ${new Intl.ListFormat('en-GB').format(brands as Set<string>)}`,
    );
    for (const other of models[slug].related) {
      for (const { value } of models[other].specs.slice(0, 2))
        expect(section).toContain(`>${value}<`);
    }
  },
);

it('an unknown slug redirects to the Haval H6', async () => {
  const response = await get('/models/haval-h9');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/models/haval-h6']);
});
