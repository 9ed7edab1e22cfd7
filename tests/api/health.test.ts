import { afterAll, beforeAll, expect, it } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each(['/healthz', '/readyz'])('%s says that all is well', async (url) => {
  const answer = await test.call({ method: 'GET', url });
  expect(answer.json()).toEqual({ success: true });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('/api/docs describes every route in OpenAPI, with what it takes', async () => {
  const { openapi, paths } = (await test.call({ method: 'GET', url: '/api/docs' })).json();
  expect(openapi).toMatch(/^3\.1/);
  for (const { paths: own, input } of leadTypes) {
    const { content } = paths[`/api${own.submit}`].post.requestBody;
    const body = (content['application/json'] ?? content['multipart/form-data']).schema;
    expect(Object.keys(body.properties).length).toBeGreaterThan(5);
    expect(input.safeParse({}).success).toBe(false);
    expect(
      paths[`/api${own.records}`].get.parameters.map(({ name }: { name: string }) => name),
    ).toEqual(expect.arrayContaining(['page', 'limit', 'sortBy', 'search', 'status']));
    expect(paths[`/api${own.records}/{id}/status`].patch.requestBody).toBeDefined();
    expect(paths[`/api${own.stats}`].get).toBeDefined();
  }
});
